<?php
// Router of `php -S`: files of WordPress as they are, those of wp-content from the folder of the site, and the rest to WordPress.
$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
if ( strpos( $path, '/wp-content/' ) === 0 ) {
	$file  = realpath( getenv( 'AP_SITE' ) . $path );
	$types = array(
		'css'   => 'text/css',
		'js'    => 'text/javascript',
		'svg'   => 'image/svg+xml',
		'jpg'   => 'image/jpeg',
		'png'   => 'image/png',
		'webp'  => 'image/webp',
		'woff2' => 'font/woff2',
	);
	$type  = $types[ pathinfo( $path, PATHINFO_EXTENSION ) ] ?? null;
	if ( $file === false || $type === null ) {
		http_response_code( 404 );
		return true;
	}
	header( "Content-Type: $type" );
	readfile( $file );
	return true;
}
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( is_file( $file ) ) {
	return false;
}
chdir( $_SERVER['DOCUMENT_ROOT'] );
require is_file( "$file/index.php" ) ? "$file/index.php" : 'index.php';
