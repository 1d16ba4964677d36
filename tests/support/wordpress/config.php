<?php
// Configuration of a WordPress of the tests: what differs is in the environment.
define( 'DB_NAME', getenv( 'AP_DB_NAME' ) );
define( 'DB_USER', getenv( 'AP_DB_USER' ) );
define( 'DB_PASSWORD', getenv( 'AP_DB_PASSWORD' ) );
define( 'DB_HOST', 'localhost:' . getenv( 'AP_DB_SOCKET' ) );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', getenv( 'AP_HOME' ) );
define( 'WP_SITEURL', getenv( 'AP_HOME' ) );
define( 'WP_CONTENT_DIR', __DIR__ . '/wp-content' );
define( 'WP_CONTENT_URL', WP_HOME . '/wp-content' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( "{$name}_KEY", "clau de prova $name" );
	define( "{$name}_SALT", "sal de prova $name" );
}
// nothing is asked of anybody, and nothing runs by itself
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', 'localhost' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
// what goes wrong is read by the tests
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.log' );
$table_prefix = 'wp_';
