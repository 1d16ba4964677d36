<?php
// What a site has of its own beside the plugin: a page of login that is a post, whose number the tests set.
add_filter(
	'ap_widgets_config',
	function ( $attributes ) {
		$login = get_option( 'ap_test_login' );
		return $login ? $attributes + array( 'login-url' => "/?p=$login" ) : $attributes;
	}
);
