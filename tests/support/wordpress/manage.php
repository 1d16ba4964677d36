<?php
// What the tests ask of a WordPress besides its pages: JSON in, JSON out. php manage.php <wp-load.php>
$_SERVER['HTTP_HOST'] = parse_url( getenv( 'AP_HOME' ), PHP_URL_HOST );
$asked                = json_decode( stream_get_contents( STDIN ), true, 512, JSON_THROW_ON_ERROR );
if ( $asked['do'] === 'install' ) {
	define( 'WP_INSTALLING', true );
}
require $argv[1];
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

/** @return mixed */
function answer( array $asked ) {
	switch ( $asked['do'] ) {
		case 'install':
			wp_install( 'Portassol', 'admin', 'admin@example.cat', true, '', 'nomes-per-a-la-prova', 'ca' );
			// pictures of people who comment would come from another host
			update_option( 'show_avatars', 0 );
			$author = array(
				'user_login'   => 'autora',
				'display_name' => 'Autora de prova',
				'user_pass'    => 'nomes-per-a-la-prova',
				'user_email'   => 'autora@example.cat',
				'role'         => 'author',
			);
			return wp_insert_user( $author );
		case 'activate':
			$error = activate_plugin( 'ap-widgets/ap-widgets.php' );
			return is_wp_error( $error ) ? $error->get_error_message() : true;
		case 'theme':
			switch_theme( $asked['theme'] );
			return get_stylesheet();
		case 'option':
			return update_option( $asked['name'], $asked['value'] );
		case 'post':
			// with the rights of that person, and so through the filters of WordPress
			$user = get_user_by( 'login', $asked['as'] );
			wp_set_current_user( $user->ID );
			$post = array(
				'ID'           => $asked['id'] ?? 0,
				'post_type'    => $asked['type'] ?? 'post',
				'post_title'   => $asked['title'],
				'post_content' => $asked['content'],
				'post_status'  => $asked['status'] ?? 'publish',
				'post_author'  => $user->ID,
			);
			$id   = wp_insert_post( wp_slash( $post ), true );
			return array(
				'id'      => $id,
				'content' => get_post( $id )->post_content,
			);
		case 'tags':
			return array(
				'tags'       => Ap_Widgets\tags(),
				'allowed'    => wp_kses_allowed_html( 'post' ),
				'shortcodes' => array_keys( $GLOBALS['shortcode_tags'] ),
				'blocks'     => array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ),
			);
		case 'sanitize':
			return Ap_Widgets\sanitize( $asked['settings'] );
	}
	throw new Exception( $asked['do'] );
}

echo wp_json_encode( answer( $asked ) );
