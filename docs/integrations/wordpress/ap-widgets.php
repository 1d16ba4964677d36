<?php
/**
 * Plugin Name:       Elements d’Apunt
 * Description:       Enquestes, butlletins, accés, preferits i la resta d’elements, en les entrades i les pàgines.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 *
 * The whole plugin is this file: how it is put to work is in docs/integrations/wordpress.md.
 *
 * @package Ap_Widgets
 */

namespace Ap_Widgets;

defined( 'ABSPATH' ) || exit;

const VERSION = '1.0.0';
const OPTION  = 'ap_widgets';

/*
 * Settings.
 */

/** What the administrator has set, with the defaults of what is not. */
function settings(): array {
	$defaults = array(
		'dist'      => '/dist/',
		'base_path' => '',
		'api'       => '',
		'site'      => 'apunt',
		'theme'     => '',
	);
	return wp_parse_args( (array) get_option( OPTION, array() ), $defaults );
}

/** An address of this site, or of another host, with its host: a server has no page that it could be relative to. */
function absolute( string $url ): string {
	if ( preg_match( '~^https?://~i', $url ) ) {
		return $url;
	}
	$home = wp_parse_url( home_url() );
	$port = isset( $home['port'] ) ? ':' . $home['port'] : '';
	return $home['scheme'] . '://' . $home['host'] . $port . '/' . ltrim( $url, '/' );
}

/** Address of dist/, whole: WordPress would put its own folder before a path. */
function dist(): string {
	return absolute( settings()['dist'] );
}

/** Address of the API for this server. */
function api(): string {
	$settings = settings();
	$api      = '' === $settings['api'] ? $settings['base_path'] . '/api' : $settings['api'];
	return untrailingslashit( absolute( $api ) );
}

add_action(
	'admin_init',
	function () {
		register_setting( OPTION, OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\sanitize' ) );
	}
);

/** What comes of the form, with nothing in it that is no address, path or choice. */
function sanitize( $given ): array {
	$given = wp_parse_args( (array) $given, settings() );
	$path  = trim( sanitize_text_field( $given['base_path'] ), '/' );
	$dist  = sanitize_url( $given['dist'], array( 'http', 'https' ) );
	// what has changed is asked for again
	delete_transient( 'ap_widgets_manifest' );
	return array(
		'dist'      => '' === $dist ? '/dist/' : trailingslashit( $dist ),
		'base_path' => preg_match( '~^[\w./-]+$~', $path ) ? '/' . $path : '',
		'api'       => sanitize_url( $given['api'], array( 'http', 'https' ) ),
		'site'      => sanitize_key( $given['site'] ),
		'theme'     => in_array( $given['theme'], array( '', 'auto', 'dark' ), true ) ? $given['theme'] : '',
	);
}

add_action(
	'admin_menu',
	function () {
		add_options_page( 'Elements d’Apunt', 'Elements d’Apunt', 'manage_options', OPTION, __NAMESPACE__ . '\settings_page' );
	}
);

function settings_page() {
	$settings = settings();
	$fields   = array(
		'dist'      => array( 'Adreça de la biblioteca', 'La carpeta «dist», amb la barra final: /dist/, o la d’un altre servidor. Si porta el número de la versió, com /dist/1.0.0/, el navegador comprova que cada fitxer és el publicat.' ),
		'base_path' => array( 'Prefix del lloc', 'El que va davant de «/api» i de les pàgines del lloc: res, o per exemple /portal.' ),
		'api'       => array( 'Adreça de l’API per al servidor', 'On pregunta este WordPress qui ha iniciat la sessió. Buida, la mateixa que usa el navegador.' ),
		'site'      => array( 'Lloc', 'apunt, lacolla o apunts.' ),
	);
	$themes   = array(
		''     => 'Clar',
		'auto' => 'El de qui llig',
		'dark' => 'Fosc',
	);
	?>
	<div class="wrap">
		<h1>Elements d’Apunt</h1>
		<form method="post" action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>">
			<?php settings_fields( OPTION ); ?>
			<table class="form-table" role="presentation">
				<?php foreach ( $fields as $name => list( $label, $help ) ) : ?>
				<tr>
					<th scope="row"><label for="<?php echo esc_attr( "ap-$name" ); ?>"><?php echo esc_html( $label ); ?></label></th>
					<td>
						<input class="regular-text" id="<?php echo esc_attr( "ap-$name" ); ?>" name="<?php echo esc_attr( OPTION . "[$name]" ); ?>"
							value="<?php echo esc_attr( $settings[ $name ] ); ?>" aria-describedby="<?php echo esc_attr( "ap-$name-help" ); ?>">
						<p class="description" id="<?php echo esc_attr( "ap-$name-help" ); ?>"><?php echo esc_html( $help ); ?></p>
					</td>
				</tr>
				<?php endforeach; ?>
				<tr>
					<th scope="row"><label for="ap-theme">Colors</label></th>
					<td>
						<select id="ap-theme" name="<?php echo esc_attr( OPTION . '[theme]' ); ?>" aria-describedby="ap-theme-help">
							<?php foreach ( $themes as $value => $label ) : ?>
							<option value="<?php echo esc_attr( $value ); ?>" <?php selected( $settings['theme'], $value ); ?>><?php echo esc_html( $label ); ?></option>
							<?php endforeach; ?>
						</select>
						<p class="description" id="ap-theme-help">Trieu els de la plantilla del lloc. «El de qui llig» només si també ella canvia.</p>
					</td>
				</tr>
			</table>
			<?php submit_button( 'Guardeu els canvis' ); ?>
		</form>
	</div>
	<?php
}

register_uninstall_hook( __FILE__, __NAMESPACE__ . '\uninstall' );

function uninstall() {
	delete_option( OPTION );
	delete_transient( 'ap_widgets_manifest' );
}

/*
 * The head of a page, and its configuration.
 */

/** What dist/ap-manifest.json says, kept for ten minutes; nothing where it does not answer, and pages do without hints and sheets. */
function manifest(): array {
	$known = get_transient( 'ap_widgets_manifest' );
	if ( is_array( $known ) ) {
		return $known;
	}
	$answer = wp_remote_get( dist() . 'ap-manifest.json', array( 'timeout' => 3 ) );
	$read   = 200 === wp_remote_retrieve_response_code( $answer ) ? json_decode( wp_remote_retrieve_body( $answer ), true ) : null;
	$read   = is_array( $read ) && isset( $read['entry'], $read['base'], $read['core'], $read['version'] ) ? $read : array();
	set_transient( 'ap_widgets_manifest', $read, $read ? 10 * MINUTE_IN_SECONDS : MINUTE_IN_SECONDS );
	return $read;
}

/**
 * Integrity as attributes of html, in a folder of one version alone: elsewhere the file changes with a release, and what is
 * remembered of it would block the new one.
 */
function integrity( ?array $file ): string {
	$version = manifest()['version'] ?? null;
	if ( null === $version || ! isset( $file['integrity'] ) || ! preg_match( '~/' . preg_quote( $version, '~' ) . '/$~', settings()['dist'] ) ) {
		return '';
	}
	return ' integrity="' . esc_attr( $file['integrity'] ) . '" crossorigin="anonymous"';
}

/** Tags that stand in the posts of the page; a theme that writes others in its templates adds them by the filter. */
function tags_of_page(): array {
	$text  = text_of( implode( ' ', wp_list_pluck( $GLOBALS['wp_query']->posts ?? array(), 'post_content' ) ) );
	$names = array_filter(
		array_keys( tags() ),
		function ( $tag ) use ( $text ) {
			return (bool) preg_match( '~[<\[/]' . preg_quote( $tag, '~' ) . '(?![a-z-])~', $text );
		}
	);
	if ( false !== strpos( $text, '[ap-members' ) ) {
		$names[] = 'ap-gate';
	}
	return array_unique( (array) apply_filters( 'ap_widgets_page_tags', $names ) );
}

add_action(
	'wp_enqueue_scripts',
	function () {
		$dist = dist();
		// without a version of WordPress in the address: the file says itself how long it is good
		wp_enqueue_style( 'ap-base', $dist . 'ap-base.css', array(), null );
		foreach ( tags_of_page() as $tag ) {
			$sheet = manifest()['tags'][ $tag ]['sheet']['file'] ?? null;
			if ( null !== $sheet ) {
				wp_enqueue_style( "ap-sheet-$tag", $dist . $sheet, array( 'ap-base' ), null );
			}
		}
		wp_enqueue_script( 'ap-widgets', $dist . 'ap.js', array(), null, false );
	}
);

// a module, which the browser runs when the page has been read; without `defer`, which says nothing more of one
add_filter(
	'script_loader_tag',
	function ( $tag, $handle, $src ) {
		if ( 'ap-widgets' !== $handle ) {
			return $tag;
		}
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- it is what has been enqueued.
		return '<script type="module" src="' . esc_url( $src ) . '"' . integrity( manifest()['entry'] ?? null ) . "></script>\n";
	},
	10,
	3
);

add_filter(
	'style_loader_tag',
	function ( $tag, $handle ) {
		$file = 'ap-base' === $handle ? ( manifest()['base'] ?? null ) : null;
		if ( 0 === strpos( $handle, 'ap-sheet-' ) ) {
			$file = manifest()['tags'][ substr( $handle, 9 ) ]['sheet'] ?? null;
		}
		return null === $file ? $tag : preg_replace( '~(?=\s*/?>\s*$)~', integrity( $file ), $tag, 1 );
	},
	10,
	2
);

// after the sheets
add_action(
	'wp_head',
	function () {
		$core = manifest()['core']['file'] ?? null;
		if ( null !== $core && tags_of_page() ) {
			echo '<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="' . esc_url( dist() . $core ) . "\">\n";
		}
	},
	9
);

add_filter(
	'language_attributes',
	function ( $attributes ) {
		if ( is_admin() ) {
			return $attributes;
		}
		$settings    = settings();
		$attributes .= ' data-site="' . esc_attr( $settings['site'] ) . '"';
		return '' === $settings['theme'] ? $attributes : $attributes . ' data-theme="' . esc_attr( $settings['theme'] ) . '"';
	}
);

add_action( 'wp_body_open', __NAMESPACE__ . '\config_tag' );
// of themes that do not say where the body begins
add_action( 'wp_footer', __NAMESPACE__ . '\config_tag', 1 );

/** `<ap-config>`, once; the filter `ap_widgets_config` adds attributes of docs/elements/ap-config.md. */
function config_tag() {
	static $is_written = false;
	if ( $is_written ) {
		return;
	}
	$is_written = true;
	$settings   = settings();
	$attributes = array_filter(
		array(
			'site'      => $settings['site'],
			'base-path' => $settings['base_path'],
			// whoever edits reads on the page what is wrong with a tag
			'preview'   => is_preview() && current_user_can( 'edit_posts' ),
		)
	);
	$is_foreign = wp_parse_url( absolute( $settings['dist'] ), PHP_URL_HOST ) !== wp_parse_url( home_url(), PHP_URL_HOST );
	if ( $is_foreign && '' !== integrity( manifest()['integrity'] ?? null ) ) {
		$attributes['integrity'] = manifest()['integrity']['integrity'];
	}
	echo '<ap-config';
	foreach ( (array) apply_filters( 'ap_widgets_config', $attributes ) as $name => $value ) {
		if ( preg_match( '/^[a-z-]+$/', $name ) && false !== $value ) {
			echo ' ' . $name . ( true === $value ? '' : '="' . esc_attr( is_string( $value ) ? $value : wp_json_encode( $value ) ) . '"' ); // phpcs:ignore WordPress.Security.EscapeOutput -- a name of letters.
		}
	}
	echo "></ap-config>\n";
}

/*
 * What authors may write.
 */

/**
 * The tags as authors have them in shortcodes, blocks and html: without `auto` of ap-logout, by which a post would end the session of
 * each reader who looks at it. A shortcode is drawn for readers, whoever wrote it, so nobody has it there; templates have, and who may
 * write any html.
 */
function tags_of_authors(): array {
	$tags = tags();
	unset( $tags['ap-logout']['attributes']['auto'] );
	return $tags;
}

// people without `unfiltered_html`: everybody but administrators and editors, and on a network all but its own administrator
add_filter(
	'wp_kses_allowed_html',
	function ( $allowed, $context ) {
		if ( 'post' !== $context ) {
			return $allowed;
		}
		foreach ( $allowed as $name => $attributes ) {
			if ( is_array( $attributes ) ) {
				$allowed[ $name ]['slot'] = true;
			}
		}
		$common = array_fill_keys( array( 'class', 'id', 'slot', 'hidden', 'role', 'aria-label', 'data-*' ), true );
		foreach ( tags_of_authors() as $tag => $about ) {
			$allowed[ $tag ] = $common + array_fill_keys( array_keys( $about['attributes'] ), true );
		}
		// `data-ap-auto` is a second name of it
		unset( $allowed['ap-logout']['data-*'] );
		return $allowed;
	},
	10,
	2
);

// of an address only the schemes that WordPress allows
add_filter(
	'wp_kses_uri_attributes',
	function ( $names ) {
		static $own = null;
		if ( null === $own ) {
			$own = array();
			foreach ( tags() as $about ) {
				foreach ( $about['attributes'] as $name => $attribute ) {
					if ( 'url' === $attribute[0] ) {
						$own[] = $name;
					}
				}
			}
		}
		return array_values( array_unique( array_merge( $names, $own ) ) );
	}
);

/** The attribute of a tag as html, with a blank before it; nothing where it is not written. */
function attribute( string $kind, string $name, $value ): string {
	$text  = is_bool( $value ) ? ( $value ? '' : 'false' ) : ( is_scalar( $value ) ? (string) $value : wp_json_encode( $value ) );
	$is_no = in_array( strtolower( $text ), array( 'false', '0', 'no' ), true );
	switch ( $kind ) {
		case 'flag':
			return $is_no ? '' : ' ' . $name;
		case 'on':
			return $is_no ? ' ' . $name . '="false"' : '';
		case 'url':
			$text = esc_url( $text );
			return '' === $text ? '' : ' ' . $name . '="' . $text . '"';
		default:
			return ' ' . $name . '="' . esc_attr( $text ) . '"';
	}
}

/**
 * A tag, for templates of themes too: `echo Ap_Widgets\tag( 'ap-most-read', array( 'tab' => 'all' ) );`.
 *
 * @param array  $attributes by their names in html; what the tag does not have is left out
 * @param string $content    html that is safe already
 */
function tag( string $tag, array $attributes = array(), string $content = '' ): string {
	$about = tags()[ $tag ] ?? null;
	if ( null === $about ) {
		return '';
	}
	$html = '<' . $tag;
	foreach ( $attributes as $name => $value ) {
		$is_common = in_array( $name, array( 'class', 'id' ), true );
		$kind      = $about['attributes'][ $name ][0] ?? ( $is_common ? 'text' : null );
		if ( null !== $kind && null !== $value ) {
			$html .= attribute( $kind, $name, $value );
		}
	}
	return "$html>$content</$tag>";
}

/** Attributes of a shortcode by name: `[ap-poll open]` gives the name alone as a value. */
function named( $given ): array {
	$attributes = array();
	foreach ( (array) $given as $name => $value ) {
		if ( is_int( $name ) ) {
			$attributes[ strtolower( $value ) ] = true;
		} else {
			$attributes[ $name ] = $value;
		}
	}
	unset( $attributes[''] );
	return $attributes;
}

/** What stands in a shortcode, without the half paragraphs at its ends that wpautop leaves there. */
function inner( $content ): string {
	$content = preg_replace( '~^(?:\s|</p>|<br\s*/?>)+|(?:\s|<p>|<br\s*/?>)+$~', '', (string) $content );
	return do_shortcode( shortcode_unautop( $content ) );
}

add_action(
	'init',
	function () {
		wp_register_script(
			'ap-widgets-blocks',
			admin_url( 'admin-ajax.php?action=ap_widgets_blocks' ),
			array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
			VERSION,
			true
		);
		foreach ( tags_of_authors() as $tag => $about ) {
			$own = $about['attributes'] + array_fill_keys( array( 'class', 'id' ), null );
			add_shortcode(
				$tag,
				function ( $given, $content ) use ( $tag, $own ) {
					return tag( $tag, array_intersect_key( named( $given ), $own ), inner( $content ) );
				}
			);
			$names = array_merge( array_keys( $about['attributes'] ), array( 'className', 'content' ) );
			register_block_type(
				"ap-widgets/$tag",
				array(
					'api_version'           => 2,
					'title'                 => $about['title'],
					'category'              => 'widgets',
					'attributes'            => array_fill_keys( $names, array( 'type' => 'string' ) ),
					'supports'              => array( 'html' => false ),
					'editor_script_handles' => array( 'ap-widgets-blocks' ),
					'render_callback'       => function ( $given ) use ( $tag, $own ) {
						$content        = wp_kses_post( $given['content'] ?? '' );
						$given['class'] = $given['className'] ?? null;
						return tag( $tag, array_intersect_key( $given, $own ), $content );
					},
				)
			);
		}
		add_shortcode( 'ap-members', __NAMESPACE__ . '\members' );
	}
);

// a tag that stands in a line of text, alone: themes place paragraphs, and would leave it at the edge of the window. After the
// shortcodes, round which WordPress takes the paragraph away
add_filter(
	'the_content',
	function ( $content ) {
		return preg_replace( '~^(<(ap-favourite-button|ap-time)\b[^\n]*</\2>)$~m', '<p>$1</p>', $content );
	},
	12
);

/*
 * Blocks: each is drawn by the server, so the editor needs no more than a form for its attributes.
 */

add_action(
	'wp_ajax_ap_widgets_blocks',
	function () {
		if ( ! current_user_can( 'edit_posts' ) ) {
			wp_die( '', '', array( 'response' => 403 ) );
		}
		header( 'Content-Type: text/javascript; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Cache-Control: private, max-age=600' );
		echo '( ' . blocks_script() . ' )( window.wp, ' . wp_json_encode( tags_of_authors(), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ) . ' );'; // phpcs:ignore WordPress.Security.EscapeOutput -- a script, and JSON.
		exit;
	}
);

function blocks_script(): string {
	return <<<'JS'
function ( wp, tags ) {
	var el = wp.element.createElement;
	var ui = wp.components;

	/* The field of an attribute; what is empty is no attribute. */
	function field( name, about, props ) {
		var kind = about[ 0 ];
		var value = props.attributes[ name ];
		function set( text ) {
			var change = {};
			change[ name ] = text === '' ? undefined : text;
			props.setAttributes( change );
		}
		var given = { key: name, label: name, help: about[ 1 ], value: value || '', onChange: set };
		if ( kind === 'flag' || kind === 'on' ) {
			return el( ui.ToggleControl, {
				key: name, label: name, help: about[ 1 ],
				checked: kind === 'on' ? value !== 'false' : value === 'true',
				onChange: function ( isOn ) { set( kind === 'on' ? ( isOn ? '' : 'false' ) : ( isOn ? 'true' : '' ) ); },
			} );
		}
		if ( about[ 2 ] ) {
			given.options = [ '' ].concat( about[ 2 ] ).map( function ( choice ) { return { value: choice, label: choice || '—' }; } );
			return el( ui.SelectControl, given );
		}
		if ( kind === 'json' || kind === 'short' || kind === 'html' ) return el( ui.TextareaControl, given );
		if ( kind === 'number' ) given.type = 'number';
		return el( ui.TextControl, given );
	}

	Object.keys( tags ).forEach( function ( tag ) {
		var own = tags[ tag ].attributes;
		var content = [ 'html', 'El que es veu mentre l’element no ha arribat, i si falla. Admet HTML.' ];
		var attributes = { content: { type: 'string' } };
		Object.keys( own ).forEach( function ( name ) { attributes[ name ] = { type: 'string' }; } );
		wp.blocks.registerBlockType( 'ap-widgets/' + tag, {
			apiVersion: 2,
			title: tags[ tag ].title,
			category: 'widgets',
			icon: 'megaphone',
			keywords: [ tag, 'apunt' ],
			attributes: attributes,
			supports: { html: false },
			edit: function ( props ) {
				var written = Object.keys( own ).filter( function ( name ) { return props.attributes[ name ]; } );
				var said = written.map( function ( name ) { return name + '="' + props.attributes[ name ] + '"'; } );
				var fields = Object.keys( own ).map( function ( name ) { return field( name, own[ name ], props ); } );
				return el( wp.element.Fragment, null,
					el( wp.blockEditor.InspectorControls, null,
						el( ui.PanelBody, { title: tags[ tag ].title }, fields, field( 'content', content, props ) ) ),
					el( 'div', wp.blockEditor.useBlockProps(),
						el( ui.Placeholder, { icon: 'megaphone', label: tags[ tag ].title },
							el( 'code', null, [ tag ].concat( said ).join( ' ' ) ) ) ) );
			},
			save: function () { return null; },
		} );
	} );
}
JS;
}

/*
 * What only members may see: `[ap-members message="…"]…[/ap-members]`. It is not in the page; <ap-gate> asks for it, and the
 * session is checked here, on the server.
 */

/** What is to be answered of a post. */
final class Parts {
	/** @var array<string,string>|null Html of its parts by their names; null while a page is written. */
	public static $html = null;
}

/**
 * Name of a part in addresses, from its content as it was written: filters change it, and a counter would not know on which of the
 * pages of a post a part stands, or that another has been put before it. By the key of this site, so that nobody can try out what
 * a part says.
 */
function part_name( string $content ): string {
	return substr( wp_hash( trim( $content ) ), 0, 12 );
}

/**
 * Names the parts in a text that filters may have changed.
 *
 * @param string $written the same text before
 */
function name_parts( string $text, string $written ): string {
	$pattern = '/' . get_shortcode_regex( array( 'ap-members' ) ) . '/';
	preg_match_all( $pattern, $written, $found );
	$names = array_map( __NAMESPACE__ . '\part_name', $found[5] );
	$named = preg_replace_callback(
		$pattern,
		function ( $part ) use ( &$names ) {
			list( $all, $bracket, $tag, $attributes ) = $part;
			// of a pattern inside, which has been named before
			if ( preg_match( '/ ap-part="\w*"$/', $attributes ) ) {
				return $all;
			}
			$name  = array_shift( $names );
			$begin = "[$bracket$tag$attributes";
			return '' === $bracket ? $begin . ' ap-part="' . $name . '"' . substr( $all, strlen( $begin ) ) : $all;
		},
		$text
	);
	return $named ?? $text;
}

// before the blocks and all that changes the text
add_filter(
	'the_content',
	function ( $content ) {
		return name_parts( $content, $content );
	},
	1
);

// a synced pattern is in no post's own text
add_filter(
	'render_block_core/block',
	function ( $html, $block ) {
		return name_parts( $html, (string) get_post_field( 'post_content', $block['attrs']['ref'] ?? 0, 'raw' ) );
	},
	10,
	2
);

/** Text of a post, and of the synced patterns in it. */
function text_of( string $content, array $seen = array() ): string {
	preg_match_all( '~<!-- wp:block [^>]*?"ref":(\d+)~', $content, $found );
	foreach ( array_diff( $found[1], $seen ) as $ref ) {
		$seen[]   = $ref;
		$content .= ' ' . text_of( (string) get_post_field( 'post_content', (int) $ref, 'raw' ), $seen );
	}
	return $content;
}

function members( $given, $content ): string {
	$post       = (int) get_the_ID();
	$attributes = named( $given );
	// where a theme has done the shortcodes alone, of the text as it was written
	$name = (string) ( $attributes['ap-part'] ?? part_name( (string) $content ) );
	if ( null !== Parts::$html ) {
		Parts::$html[ $name ] = inner( $content );
		return '';
	}
	$message = $attributes['message'] ?? 'Este contingut és per a persones registrades. El compte és gratuït.';
	$text    = '<p slot="message">' . esc_html( $message ) . '</p>';
	if ( is_feed() ) {
		return '<p>' . esc_html( $message ) . '</p>';
	}
	$asked = array(
		'action' => 'ap_members',
		'post'   => $post,
		'part'   => $name,
	);
	$login = $attributes['login-url'] ?? settings()['base_path'] . '/acces';
	unset( $attributes['message'] );
	$attributes['src'] = add_query_arg( $asked, admin_url( 'admin-ajax.php', 'relative' ) );
	return tag( 'ap-gate', $attributes, $text . '<a class="ap-button ap-gate-access" href="' . esc_url( $login ) . '">Inicieu la sessió</a>' );
}

/**
 * Who the visitor is, as the API says by the cookie of the session, which scripts cannot read. The readable cookie is none.
 *
 * @return int 200 for somebody, 401 for nobody, 503 where the API has not said
 */
function session_status(): int {
	foreach ( array( '__Host-ap-session', 'ap-session' ) as $name ) {
		$token = isset( $_COOKIE[ $name ] ) ? wp_unslash( $_COOKIE[ $name ] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- matched below.
		// nothing that could end the header
		if ( ! is_string( $token ) || ! preg_match( '~^[\w.\~%+/=-]+$~D', $token ) ) {
			continue;
		}
		$answer = wp_remote_get(
			api() . '/front/user/profile?fields=summary',
			array(
				'headers'     => array( 'Cookie' => "$name=$token" ),
				'timeout'     => 3,
				'redirection' => 0,
			)
		);
		$status = (int) wp_remote_retrieve_response_code( $answer );
		return in_array( $status, array( 200, 401 ), true ) ? $status : 503;
	}
	return 401;
}

add_action( 'wp_ajax_ap_members', __NAMESPACE__ . '\send_part' );
add_action( 'wp_ajax_nopriv_ap_members', __NAMESPACE__ . '\send_part' );

/** Answers a part of a post, to who is logged in; no cache keeps any of these answers. */
function send_part() {
	// phpcs:disable WordPress.Security.NonceVerification -- it changes nothing.
	$post = get_post( isset( $_GET['post'] ) ? absint( $_GET['post'] ) : 0 );
	$name = isset( $_GET['part'] ) ? sanitize_key( $_GET['part'] ) : '';
	// phpcs:enable
	header( 'Cache-Control: no-store' );
	header( 'Content-Type: text/html; charset=utf-8' );
	header( 'X-Content-Type-Options: nosniff' );
	header( 'X-Robots-Tag: noindex' );
	$may_read = $post && ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) );
	if ( ! $may_read || post_password_required( $post ) || ! has_shortcode( text_of( $post->post_content ), 'ap-members' ) ) {
		status_header( 404 );
		exit;
	}
	$status = session_status();
	if ( 200 !== $status ) {
		status_header( $status );
		exit;
	}
	$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as a loop does.
	setup_postdata( $post );
	Parts::$html = array();
	apply_filters( 'the_content', $post->post_content );
	if ( ! isset( Parts::$html[ $name ] ) ) {
		status_header( 404 );
		exit;
	}
	echo Parts::$html[ $name ]; // phpcs:ignore WordPress.Security.EscapeOutput -- a post, filtered as it is in a page.
	exit;
}

/*
 * The tags: title, and of each attribute how it is written, what it does and what may be chosen.
 */

function tags(): array {
	// Derived by `npm run docs` from the contracts, as dist/custom-elements.json is.
	return array(
		'ap-ad' => array(
			'title'      => 'Anunci',
			'attributes' => array(
				'slot-id' => array( 'text', 'Identificador de l’espai, per al servei d’anuncis i per a `ap-ad-close`.' ),
				'slot-name' => array( 'text', 'Nom de l’espai, per al servei d’anuncis.' ),
				'slot-type' => array( 'text', 'Classe d’espai, per al servei d’anuncis.' ),
				'ad-unit-code' => array( 'text', 'Codi de l’espai en el servei d’anuncis, com ara «portada/centre». Sense codi no es demana cap anunci.' ),
				'sizes' => array( 'short', 'Mides que hi caben, en px: `[[300,250]]`, o `{"mobile":[[320,100]],"desktop":[[728,90]]}`. Es guarda l’altura de la més alta. Sense mides no es demana cap anunci.' ),
				'preview' => array( 'flag', 'És la vista prèvia del gestor: no es demana cap anunci ni es guarda cap espai.' ),
				'closable' => array( 'flag', 'L’anunci es queda baix en la finestra, amb un botó per a tancar-lo. Es veu quan s’ha baixat més d’una pantalla i fins que s’acaba el contingut.' ),
				'content-selector' => array( 'text', 'Selector CSS del contingut que acompanya un anunci amb `closable`: quan s’acaba, l’anunci s’amaga.' ),
				'mobile-max' => array( 'number', 'Amplària màxima de la finestra, en px, amb què valen les mides de mòbil.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-alerts' => array(
			'title'      => 'Avisos',
			'attributes' => array(
				'timeout' => array( 'number', 'Mil·lisegons que es veu cada avís: 7000 són set segons. Amb 0 no s’amaga sol.' ),
				'alerts' => array( 'json', 'Avisos que s’afigen als del contingut: `[{"id":"tall-24","title":"Tall del servici","text":"De 2 a 4."}]`, i si cal «link» i «image». S’omet el que no té «id», o ni «title» ni «text».' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan la pàgina ja s’ha carregat i el navegador està desocupat; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-carousel' => array(
			'title'      => 'Carrusel',
			'attributes' => array(
				'variant' => array( 'text', 'Quantes diapositives es veuen alhora segons l’amplària: «recirculation» 4, 2 o 1; «mini» 9, 8, 6 o 4; «schedule» 9, 5 o 3; «forecast» 3, 2 o 1; «playlist» una columna de 30, 4 o 3 elements; «custom», les de «slides» o una.', array( 'mini', 'recirculation', 'schedule', 'playlist', 'forecast', 'custom' ) ),
				'slides' => array( 'json', 'Altres quantitats que les de la variant, segons l’amplària de la finestra en píxels: amb `{"0":2,"800":3}` se’n veuen dos, i tres a partir de 800. Valen quan l’element està a punt; fins aleshores, les de la variant.' ),
				'gap' => array( 'number', 'Píxels entre una diapositiva i la següent.' ),
				'label' => array( 'text', 'Nom del carrusel per als lectors de pantalla. Per defecte, el seu títol.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-child-card' => array(
			'title'      => 'Fitxa d’una criatura del club',
			'attributes' => array(
				'index' => array( 'number', 'Posició entre les criatures de la pàgina, des de 0: la primera és «Criatura 1».' ),
				'removable' => array( 'flag', 'La fitxa es pot llevar, si no és la primera ni la criatura és ja membre.' ),
				'max-age' => array( 'number', 'Edat, en anys, a què ja no es pot ser del club.' ),
				'photo-size' => array( 'number', 'Costat més llarg de la foto que es guarda, en píxels.' ),
				'busy' => array( 'flag', 'La pàgina està guardant: mentrestant el botó no fa res.' ),
				'card-url' => array( 'text', 'Pàgina del carnet per a imprimir. «{id}» és l’identificador de la criatura.' ),
				'child' => array( 'json', 'La criatura: «id», «name», «surname», «birthdate» (AAAA-MM-DD), «nick» (el número de membre), «photo» i «validUntil». Sense «id» la fitxa és per a afegir-la.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-club-registration' => array(
			'title'      => 'Registre del club',
			'attributes' => array(
				'step' => array( 'number', 'Pas que es veu. Es comença per l’1, o pel 2 amb la sessió iniciada. Si la pàgina el canvia, només es pot tornar arrere.' ),
				'terms-url' => array( 'url', 'Pàgina de les condicions d’ús.' ),
				'privacy-url' => array( 'url', 'Pàgina de la política de privacitat.' ),
				'adults-register-url' => array( 'url', 'Pàgina on es tria la contrasenya si en el registre no s’ha pogut guardar. El correu va en l’adreça (`?email=`).' ),
				'profile-url' => array( 'url', 'Pàgina on són els carnets, per a qui ja tenia compte. Per defecte, el `profile-url` d’`<ap-config>`.' ),
				'max-children' => array( 'number', 'Criatures que es poden registrar d’una vegada, com a màxim. Per defecte, les que calga.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-contact-form' => array(
			'title'      => 'Contacte',
			'attributes' => array(
				'terms-url' => array( 'url', 'Pàgina que explica què es fa amb les dades de qui escriu: l’enllaç de la casella de les condicions.' ),
				'subjects' => array( 'json', 'Assumptes per a triar-ne un: `["Programació","Queixes"]`. Si no n’hi ha, l’assumpte s’escriu.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-cue-points' => array(
			'title'      => 'Moments d’un vídeo o d’un àudio',
			'attributes' => array(
				'url' => array( 'url', 'Adreça que es compartix; s’hi afig el segon: «?t=24». Per defecte, l’enllaç canònic o l’adreça de la pàgina.' ),
				'note-ms' => array( 'number', 'Mil·lisegons que es veu l’avís d’enllaç copiat.' ),
				'native-below' => array( 'number', 'Amplària en píxels per davall de la qual s’usa el menú de compartir del sistema.' ),
				'player' => array( 'text', 'Selector CSS del reproductor, com ara «#principal»: ha de tindre un «id». Per defecte, el primer de la pàgina.' ),
				'points' => array( 'json', 'Moments, en lloc de la llista del servidor: `[{"href":24,"title":"L’escala"}]`, on «href» és el segon o una adreça amb «?t=24».' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-download' => array(
			'title'      => 'Baixada d’un fitxer',
			'attributes' => array(
				'href' => array( 'url', 'Adreça del fitxer. El d’una altra web només es baixa si ella ho permet (CORS) i la política de la pàgina també (`connect-src`); si no, s’obri en una finestra nova.' ),
				'file-title' => array( 'text', 'Títol que dona nom al fitxer, sense l’extensió. Per defecte, el de la pàgina.' ),
				'follow-autoplay' => array( 'on', 'Quan un `<ap-opening>` passa al contingut següent, el fitxer és el d’eixe contingut; si no en té, l’enllaç desapareix.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-dropdown' => array(
			'title'      => 'Desplegable',
			'attributes' => array(
				'multiple' => array( 'flag', 'Es poden triar unes quantes opcions: la llista no es tanca en triar-ne una.' ),
				'label' => array( 'text', 'Nom del desplegable, si no hi ha `slot="label"`.' ),
				'name' => array( 'text', 'Nom del valor en el formulari on és. Si el `<select>` del servidor té `name`, val el del `<select>`.' ),
				'open' => array( 'flag', 'La llista d’opcions és oberta.' ),
				'close-on-scroll' => array( 'flag', 'Es tanca quan la pàgina es desplaça.' ),
				'options' => array( 'json', 'Opcions: `[{"name":"Ràdio","value":"radio"}]`. Per defecte, les del `<select>` del servidor.' ),
				'value' => array( 'json', 'Valor triat: `"radio"`, o una llista amb «multiple»: `["tv","radio"]`. Mentre no n’hi ha, val la tria del `<select>` del servidor.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-embed' => array(
			'title'      => 'Contingut incrustat que s’obri a banda',
			'attributes' => array(
				'embed-title' => array( 'text', 'Títol del contingut, que és també el del diàleg. Per defecte, el text de l’enllaç.' ),
				'button' => array( 'text', 'Text del botó. Per defecte, «Obriu el contingut».' ),
				'modal-image' => array( 'url', 'Imatge que es veu damunt del botó. Ha de ser de la mateixa web o d’una de `sites`: una altra no es mostra.' ),
				'url' => array( 'url', 'Adreça del contingut: la d’un vídeo o d’una publicació de Facebook, Instagram, TikTok, X o YouTube, o una pàgina de la web que emmarca el contingut (`/incrustat/…`). Una altra adreça queda en enllaç.' ),
				'html' => array( 'text', 'Codi per a incrustar que ha donat l’altra web. No s’executa mai en la pàgina: només en un marc aïllat, i quan s’obri.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-favourite-button' => array(
			'title'      => 'Botó de preferit',
			'attributes' => array(
				'kind' => array( 'text', 'Què es guarda: un contingut o un programa.', array( 'content', 'show' ) ),
				'content-id' => array( 'text', 'Identificador del contingut o del programa en l’API.' ),
				'label' => array( 'text', 'Títol del contingut, que diuen els lectors de pantalla: «Preferit: Com es fa un far».' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan es prem, o quan és a prop si hi ha una sessió iniciada; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-gate' => array(
			'title'      => 'Porta per a persones registrades',
			'attributes' => array(
				'template' => array( 'text', 'Forma de la porta tancada: «video» és una caixa de 16:9; «body», un bloc de text amb el logotip.', array( 'video', 'body' ) ),
				'required' => array( 'on', 'Cal iniciar la sessió. Amb `required="false"` el contingut es veu sempre.' ),
				'src' => array( 'url', 'Adreça del contingut protegit, en la mateixa web. El servidor hi ha de respondre amb HTML només a qui ha iniciat la sessió.' ),
				'login-url' => array( 'url', 'Pàgina d’accés. Per defecte, el `login-url` d’`<ap-config>`.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-header' => array(
			'title'      => 'Capçalera',
			'attributes' => array(
				'banner-selector' => array( 'text', 'Selector CSS de la publicitat de damunt, com ara «#banner»: la capçalera no s’amaga fins que s’ha passat la seua altura.' ),
				'banner-height' => array( 'number', 'Altura, en píxels, que es compta quan no hi ha publicitat damunt.' ),
				'threshold' => array( 'number', 'Píxels des de dalt de la pàgina en què la capçalera es queda al seu lloc. Més avall d’estos i de la publicitat, s’amaga.' ),
				'delta' => array( 'number', 'Píxels que cal desplaçar-se perquè compte com a pujar o baixar.' ),
				'search-url' => array( 'url', 'Pàgina de resultats. El text buscat s’hi afig darrere: «/resultats/far».' ),
				'compact-below' => array( 'number', 'Amplària de la finestra, en píxels, per davall de la qual els submenús del menú complet són sempre oberts.' ),
				'layer' => array( 'text', 'Què hi ha obert damunt de la pàgina: res, el menú complet o la cerca.', array( 'none', 'menu', 'search' ) ),
				'items' => array( 'json', 'Enllaços del menú, en lloc de la llista del servidor: `[{"title":"Notícies","href":"/noticies","children":[]}]`.' ),
				'social-links' => array( 'json', 'Enllaços de les xarxes socials, en lloc de la llista del servidor: `[{"network":"bluesky","href":"https://…"}]`. Les altres són «facebook», «x», «instagram», «tiktok» i «threads».' ),
				'suggestions' => array( 'json', 'Textos que la cerca proposa mentre s’escriu: `["La Costera"]`. Se’n veuen deu com a molt, i els primers de la llista tenen preferència.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan la pàgina ja s’ha carregat i el navegador està desocupat; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-index' => array(
			'title'      => 'Índex',
			'attributes' => array(
				'source' => array( 'text', 'Què es llista: «programmes», programes; «az», l’A-Z; «activities», activitats; «blogs», blogs.', array( 'programmes', 'az', 'activities', 'blogs' ) ),
				'endpoint' => array( 'url', 'Adreça de l’API d’on venen les targetes. Per defecte, la de `source`.' ),
				'limit' => array( 'number', 'Targetes que es demanen cada vegada.' ),
				'delay' => array( 'number', 'Mil·lisegons que espera, després de l’última tecla o tria, abans de buscar.' ),
				'more-delay' => array( 'number', 'Mil·lisegons que espera, prop del final, abans de demanar més targetes tot sol.' ),
				'ad-positions' => array( 'list', 'Després de quines targetes va un anunci, comptades des del principi de la llista.' ),
				'cursor-mark' => array( 'text', 'Cursor de l’API per a les targetes que van darrere de les del servidor. Si no n’hi ha, les del servidor són les últimes.' ),
				'letters' => array( 'list', 'Lletres que es poden triar, com ara «A B C #». Per defecte, les de `source`.' ),
				'locations' => array( 'json', 'Municipis que es poden triar, si el servidor no n’ha escrit el camp: `[{"C_INE":"46131","NOMBRE":"Gandia"}]`.' ),
				'ages' => array( 'json', 'Edats que es poden triar, si el servidor no n’ha escrit el camp: `[{"name":"De 3 a 6 anys","value":"3-6"}]`.' ),
				'filters' => array( 'json', 'Altres filtres que es poden triar, com les edats, si el servidor no n’ha escrit el camp.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-last-hour' => array(
			'title'      => 'Última hora',
			'attributes' => array(
				'headline' => array( 'text', 'Titular. Per defecte, el `<strong>` del contingut.' ),
				'text' => array( 'text', 'Text. Per defecte, el del contingut.' ),
				'href' => array( 'url', 'Adreça de la notícia. Per defecte, la de l’enllaç del contingut.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-live-feed' => array(
			'title'      => 'Directe de text',
			'attributes' => array(
				'live-id' => array( 'text', 'Identificador del directe en l’API.' ),
				'interval' => array( 'number', 'Cada quants mil·lisegons es demanen missatges nous.' ),
				'ad-positions' => array( 'list', 'Després de quins missatges va un anunci. Es compta des d’1, en els primers missatges i en cada tanda de missatges anteriors.' ),
				'closed' => array( 'flag', 'El directe ha acabat i no es demanen missatges nous. L’element posa l’atribut quan l’API ho diu, i el lleva si canvia «live-id». Si l’ha posat la pàgina, l’ha de llevar la pàgina.' ),
				'messages' => array( 'json', 'Els primers missatges, si el servidor no els ha escrit en la pàgina.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-load-more' => array(
			'title'      => 'Llista que continua',
			'attributes' => array(
				'next-page' => array( 'url', 'Adreça de la pàgina següent, en la mateixa web. Ha de respondre JSON: `{"html":["<li>…</li>"],"nextPage":"/mes/3"}`, amb null si ja no n’hi ha més.' ),
				'delay' => array( 'number', 'Mil·lisegons que espera, prop del final, abans de demanar la pàgina següent tot sol.' ),
				'ad-positions' => array( 'list', 'Després de quines targetes va un anunci, comptades des del principi de la llista.' ),
				'auto' => array( 'on', 'Demana la pàgina següent en acostar-se al final. Amb `auto="false"`, només amb el botó: perquè el contingut de davall no es moga.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-login' => array(
			'title'      => 'Accés',
			'attributes' => array(
				'variant' => array( 'text', 'Qui entra: «adult», una persona adulta; «parent», mares, pares i tutors del club; «child», una criatura amb el seu carnet, només en el club. Per defecte, «child» en el club i «adult» en les altres webs.', array( 'adult', 'parent', 'child' ) ),
				'email' => array( 'text', 'Correu que ja ix escrit. Per defecte, el paràmetre «email» de l’adreça de la pàgina. El formulari infantil no en té.' ),
				'alert' => array( 'text', 'Confirmació que es mostra: s’ha enviat el correu, ha canviat la contrasenya o s’ha esborrat el compte. Per defecte, el paràmetre «alert» de l’adreça de la pàgina.', array( 'password_reset_sent', 'password_changed', 'account_deleted' ) ),
				'redirect' => array( 'text', 'Amb «false», després d’entrar no es va a cap altra pàgina.', array( 'true', 'false' ) ),
				'success-url' => array( 'url', 'Pàgina on va qui entra sense vindre de cap altra. Per defecte, el perfil. Una criatura va sempre als seus programes.' ),
				'providers' => array( 'list', 'Xarxes socials per a entrar, només en «adult» i fora del club. Per defecte, les de `social-clients` en `<ap-config>`.' ),
				'embedded' => array( 'flag', 'És un pas d’un altre formulari, com el registre del club: no porta a cap altra pàgina ni mostra la confirmació de l’adreça.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-logout' => array(
			'title'      => 'Eixida',
			'attributes' => array(
				'auto' => array( 'flag', 'Tanca la sessió de seguida, sense prémer res.' ),
				'redirect-url' => array( 'url', 'Pàgina on es va després, també si el servidor no ha respost.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-map' => array(
			'title'      => 'Mapa d’activitats',
			'attributes' => array(
				'zoom' => array( 'number', 'Ampliació inicial: 8 són unes quantes províncies; 13, una ciutat; 17, un carrer.' ),
				'min-zoom' => array( 'number', 'Ampliació mínima: fins on es pot allunyar.' ),
				'max-zoom' => array( 'number', 'Ampliació màxima: fins on es pot acostar.' ),
				'center' => array( 'json', 'Centre del mapa, en graus: `[-0.376, 39.47]` (longitud i latitud) o `{"lng": -0.376, "lat": 39.47}`. Per defecte, el mig dels punts.' ),
				'markers' => array( 'json', 'Els punts: «coords», com en «center», i «options» amb imatge, títol, descripció i enllaç. S’omet el que no té coordenades possibles, i s’avisa en la consola i en la vista prèvia.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-most-read' => array(
			'title'      => 'El més llegit',
			'attributes' => array(
				'tab' => array( 'text', 'Pestanya que es veu: «all», tot; «news», notícies; «video», vídeos; «audio», àudios. Per defecte, la primera que té elements.', array( 'all', 'news', 'video', 'audio' ) ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-newsletter' => array(
			'title'      => 'Butlletí',
			'attributes' => array(
				'newsletter-id' => array( 'text', 'Identificador del butlletí en l’API.' ),
				'sub' => array( 'text', 'Edició del butlletí amb subscriptors propis: el nom que té en l’API.' ),
				'variant' => array( 'text', '«default», un sol butlletí; «language», uns quants de la web de llengua, i se’n trien els que es volen, almenys un.', array( 'default', 'language' ) ),
				'segments' => array( 'json', 'Els butlletins: `[{"name":"beginner","label":"Nivell inicial"}]`, amb el nom per al servidor i, en «language», el text de la casella. Per defecte, en «language»: language, beginner, intermediate i advanced.' ),
				'terms-url' => array( 'url', 'Pàgina que explica què es fa amb les dades de qui s’hi subscriu: l’enllaç de la casella de les condicions.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-opening' => array(
			'title'      => 'Obertura amb vídeo o àudio',
			'attributes' => array(
				'media' => array( 'json', 'Fitxa del contingut: `{"type":"video","title":"Com es fa un far","player":{"bcId":"6000000000101"}}`, o `"videoEmbed":{"embed":"https://…"}` per a un vídeo d’una altra web.' ),
				'playlist' => array( 'json', 'Llista de reproducció, si no n’hi ha cap en `slot="playlist"`. Amb una llista no hi ha imatge abans de reproduir.' ),
				'poster' => array( 'url', 'Imatge que es veu fins que comença, si no n’hi ha cap en `slot="poster"`.' ),
				'duration' => array( 'number', 'Duració, en segons, si no és en la fitxa.' ),
				'vertical' => array( 'flag', 'El vídeo és 9:16, i no 16:9.' ),
				'autoplay-id' => array( 'text', 'Identificador del contingut en l’API, perquè en acabar en vinga un altre. Aleshores canvien també l’adreça, el títol de la finestra i el que hi ha en `[data-chapter]`. En les pàgines infantils no s’ha de posar.' ),
				'autoplay-default' => array( 'flag', 'El següent comença tot sol, si qui mira no ha triat una altra cosa.' ),
				'countdown' => array( 'number', 'Segons que s’espera abans de començar el següent; mentrestant es pot cancel·lar.' ),
				'download-url' => array( 'url', 'Adreça per a baixar este contingut: la rep `<ap-download>` quan es torna del següent.' ),
				'expired' => array( 'flag', 'El contingut ja no es pot reproduir: en lloc del reproductor hi ha un avís.' ),
				'start' => array( 'number', 'Segon en què comença. Per defecte, el de «?t=24» en l’adreça de la pàgina.' ),
				'mini-below' => array( 'number', 'Amplària de la finestra, en píxels, per davall de la qual el que es reproduïx es queda a la vista, en menut, mentre es baixa per la pàgina. Amb 0 no es queda mai.' ),
				'release-threshold' => array( 'number', 'Píxels per davall de la seua vora de dalt on, en pujar, torna al seu lloc.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-password' => array(
			'title'      => 'Contrasenya',
			'attributes' => array(
				'variant' => array( 'text', 'Quin formulari és: «request», demanar el correu; «reset», posar la contrasenya nova.', array( 'request', 'reset' ) ),
				'token' => array( 'text', 'Clau de l’enllaç del correu, per a «reset». Per defecte, el paràmetre «token» de l’adreça de la pàgina, que se’n lleva de seguida.' ),
				'email' => array( 'text', 'Correu que ja ix escrit, en «request».' ),
				'stay' => array( 'flag', 'La confirmació es mostra ací, i no es va a cap altra pàgina.' ),
				'success-url' => array( 'url', 'Pàgina on es va després. Per defecte, la d’accés, que mostra la confirmació.' ),
				'recover-url' => array( 'url', 'Pàgina on es demana un altre correu quan l’enllaç ja no val, per a «reset».' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-photo-gallery' => array(
			'title'      => 'Galeria de fotos',
			'attributes' => array(
				'ad-indices' => array( 'list', 'Després de quines fotos va un anunci, comptades des de 0: amb «0 3», després de la primera i de la quarta. Les posicions que no tenen foto no compten.' ),
				'max-ads' => array( 'number', 'Anuncis, com a màxim. En el club i amb la sessió d’una criatura no n’hi ha cap.' ),
				'cards' => array( 'json', 'Fotos, en lloc de les del servidor: `[{"image":{"src":"/foto.jpg","alt":"Un pati."},"title":"El pati","signature":"Foto: …"}]`.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-pip' => array(
			'title'      => 'Finestra menuda',
			'attributes' => array(
				'href' => array( 'url', 'Adreça de la pàgina que s’obri en la finestra. S’hi afig el segon: «?t=24».' ),
				'width' => array( 'number', 'Amplària de la finestra, en píxels.' ),
				'height' => array( 'number', 'Altura de la finestra, en píxels.' ),
				'name' => array( 'text', 'Nom de la finestra: dos enllaços amb el mateix nom usen la mateixa finestra.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-player' => array(
			'title'      => 'Reproductor',
			'attributes' => array(
				'type' => array( 'text', 'Què és: «video»; «audio»; «videoEmbed», un vídeo d’una altra web amb l’adreça en «src», que no s’hi connecta fins que es demana; «audio-fragment», un tros d’un àudio, de «start» a «end».', array( 'video', 'audio', 'videoEmbed', 'audio-fragment' ) ),
				'bc-id' => array( 'text', 'Identificador del vídeo o de l’àudio en el servei de vídeo. Fan falta `video-account` i `video-key` en `<ap-config>`.' ),
				'bc-player' => array( 'text', 'Reproductor del servei de vídeo, amb `video-provider="frame"` en `<ap-config>`.' ),
				'bc-embed' => array( 'text', 'Variant d’eixe reproductor.' ),
				'account' => array( 'text', 'Compte del servei de vídeo, si no és el de la pàgina.' ),
				'src' => array( 'url', 'Adreça del fitxer o de l’emissió (HLS o DASH), en lloc de l’identificador. Sense cap dels dos es reproduïx el que hi ha en el contingut.' ),
				'poster' => array( 'url', 'Imatge que es veu fins que comença.' ),
				'vertical' => array( 'flag', 'El vídeo és 9:16, i no 16:9.' ),
				'start' => array( 'number', 'Segon en què comença. Per defecte, en el primer reproductor de la pàgina, el de «?t=24» en l’adreça.' ),
				'end' => array( 'number', 'Segon en què acaba.' ),
				'audio-track-language' => array( 'text', 'Llengua de l’àudio, si n’hi ha més d’una: «ca», «es», «en».' ),
				'muted' => array( 'flag', 'Comença sense so.' ),
				'autoplay' => array( 'flag', 'Comença tot sol i sense so. Amb so, només si qui mira acaba de prémer alguna cosa.' ),
				'preload' => array( 'text', 'Què es carrega abans de prémer, quan la pàgina ja s’ha carregat: «none», res; «metadata», el reproductor i l’adreça del vídeo; «auto», també el començament. Amb una connexió lenta o amb estalvi de dades no es carrega res, i d’una altra web tampoc. «ap-opening» ja ho fa tot sol.', array( 'none', 'metadata', 'auto' ) ),
				'media-title' => array( 'text', 'Títol, que es veu abans de començar i dona nom al reproductor.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-poll' => array(
			'title'      => 'Enquesta',
			'attributes' => array(
				'poll-id' => array( 'text', 'Identificador de l’enquesta en l’API.' ),
				'total-votes' => array( 'number', 'Total de vots en el moment de fer la pàgina. Després val el de l’API.' ),
				'active' => array( 'flag', 'L’enquesta admet vots. Després val el que diu l’API.' ),
				'open' => array( 'flag', 'Pot votar tothom, també sense sessió.' ),
				'hidden-poll' => array( 'flag', 'L’enquesta no es mostra.' ),
				'voted-option-id' => array( 'text', 'Identificador de l’opció que ja ha votat qui mira. Només en una pàgina que el servidor fa per a cada persona, i no en una memòria cau.' ),
				'start-date' => array( 'text', 'Quan s’obri: «2026-03-08T09:00:00Z», o «2026-03-08 10:00:00» en hora de Madrid.' ),
				'options' => array( 'json', 'Opcions que es mostren abans que responga l’API: `[{"id":"1","title":"Sí","votes":0}]`.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-predictive-search' => array(
			'title'      => 'Cerca predictiva',
			'attributes' => array(
				'multiple' => array( 'flag', 'Es poden triar uns quants noms de la llista, i cada un té un botó per a llevar-lo. Un text que no és de la llista no s’hi afig, i es diu.' ),
				'max' => array( 'number', 'Propostes que es veuen, com a molt.' ),
				'min' => array( 'number', 'Lletres que cal escriure perquè propose noms.' ),
				'label' => array( 'text', 'Nom del camp, que es veu damunt.' ),
				'name' => array( 'text', 'Nom del valor en el formulari on és. Si el camp del servidor té `name`, val el del servidor.' ),
				'placeholder' => array( 'text', 'Exemple que es veu mentre el camp està buit.' ),
				'items' => array( 'json', 'Noms que proposa: `[{"name":"Gandia","value":"46131"}]`, o municipis amb «NOMBRE» i «C_INE». Per defecte, els del `<select>` o el `<datalist>` del servidor.' ),
				'value' => array( 'text', 'Valor triat. Mentre no n’hi ha, el del camp del servidor. L’element no canvia l’atribut: envia `ap-predictive-change`.' ),
				'values' => array( 'json', 'Valors triats, amb «multiple»: `["46131","03009"]`. Mentre no n’hi ha, els del `<select>` del servidor.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-profile' => array(
			'title'      => 'Perfil',
			'attributes' => array(
				'tab' => array( 'text', 'Apartat que s’obri: «user», les dades; «favourites», els continguts guardats; «shows», els programes; «children», les criatures; «rrss», completar les dades després d’entrar per una xarxa social. Si no és per a qui ha entrat o per a esta web, se n’obri un altre i canvia l’adreça.', array( 'user', 'favourites', 'shows', 'children', 'rrss' ) ),
				'login-url' => array( 'url', 'Pàgina d’accés, on va qui no ha entrat.' ),
				'club-register-url' => array( 'url', 'Pàgina de registre del club, on porta el botó d’afegir una criatura.' ),
				'support-email' => array( 'text', 'Adreça electrònica per a donar de baixa un compte del club. Per defecte, el `support-email` d’`<ap-config>`.' ),
				'masonry-break' => array( 'number', 'Amplària de la finestra, en píxels, per davall de la qual les llistes van en una columna.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-register' => array(
			'title'      => 'Registre',
			'attributes' => array(
				'variant' => array( 'text', 'Quin registre és: «standard», el complet; «adults», el de mares, pares i tutors del club.', array( 'standard', 'adults' ) ),
				'email' => array( 'text', 'Correu que ja ix escrit. Per defecte, el paràmetre «email» de l’adreça de la pàgina.' ),
				'lock-email' => array( 'flag', 'El correu que ja ix escrit no es pot canviar. En «adults» és així sempre. Un correu que no és vàlid es pot canviar sempre.' ),
				'terms-url' => array( 'url', 'Pàgina de les condicions d’ús.' ),
				'privacy-url' => array( 'url', 'Pàgina de la política de privacitat.' ),
				'club-url' => array( 'url', 'Pàgina de registre del club infantil, que es proposa a qui no té l’edat mínima.' ),
				'origin' => array( 'text', 'Origen del registre que s’envia al servidor, per a distingir-ne uns d’altres.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-schedule' => array(
			'title'      => 'Programació',
			'attributes' => array(
				'channel' => array( 'text', 'Canal. Per defecte, el de l’adreça de la pàgina: «tv» en «/programacio/tv/hui». Si no n’hi ha cap, «tv».', array( 'tv', 'radio', 'internet' ) ),
				'day' => array( 'text', 'Dia: «hui», «ahir», «dema» o «AAAA-MM-DD». Per defecte, el de l’adreça de la pàgina: «hui» en «/programacio/tv/hui».' ),
				'base-url' => array( 'url', 'Adreça on comença la programació; s’hi afigen el canal i el dia: «/programacio/tv/hui».' ),
				'shows' => array( 'json', 'Programes, en lloc dels del servidor. Les hores són «2026-03-03T19:00:00Z», o «2026-03-03 20:00» en hora de Madrid; s’ordenen per l’inici.' ),
				'days' => array( 'json', 'Dies, si el servidor no els ha escrit: `[{"day":"2026-03-03","href":"/programacio/tv/2026-03-03"}]`. Un dia sense «href» no és un enllaç. Per defecte, el triat, els quatre d’abans i els quatre de després.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-schedule-carousel' => array(
			'title'      => 'Tira de la programació',
			'attributes' => array(
				'channel' => array( 'text', 'Canal. Si la fila no té títol, dona el nom que diuen els lectors de pantalla.', array( 'tv', 'radio', 'internet' ) ),
				'slides' => array( 'json', 'Quants programes es veuen alhora, segons l’amplària de la finestra en píxels: `{"0":2,"800":4}`. Per defecte, 9, 5 per davall de 1100 píxels i 3 per davall de 567. Valen quan l’element està a punt.' ),
				'now' => array( 'text', 'Hora que val en lloc de la del rellotge, per a proves: «2026-03-03T20:10:00Z».' ),
				'shows' => array( 'json', 'Programes, en lloc dels del servidor. Les hores són «2026-03-03T19:00:00Z», o «2026-03-03 20:00» en hora de Madrid.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-search-filter' => array(
			'title'      => 'Filtre de la cerca',
			'attributes' => array(
				'variant' => array( 'text', '«tabs», cinc pestanyes (tot, notícies, vídeos, àudios i programes); «dropdown», un desplegable de tres opcions (tot, notícies i altres). Val si el servidor no escriu els enllaços.', array( 'tabs', 'dropdown' ) ),
				'text' => array( 'text', 'Text que s’ha buscat. Fa falta si el servidor no escriu els enllaços.' ),
				'searchtype' => array( 'text', 'Resultats que es veuen: «news», «other», «videos», «audios» o «programs»; un altre valor vol dir tots. Per defecte, el paràmetre «searchtype» de l’adreça.' ),
				'results-url' => array( 'url', 'Pàgina de resultats. El text s’hi afig darrere: «/resultats/far».' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-share-bar' => array(
			'title'      => 'Barra per a compartir',
			'attributes' => array(
				'variant' => array( 'text', '«default», tres xarxes i el botó «Més»; «aside», a més, copiar l’enllaç; «live», copiar l’enllaç i Telegram, sense el botó «Més».', array( 'default', 'aside', 'live' ) ),
				'url' => array( 'url', 'Adreça que es compartix. Per defecte, l’enllaç canònic o l’adreça de la pàgina.' ),
				'share-title' => array( 'text', 'Títol que es compartix. Per defecte, el de la pàgina.' ),
				'via' => array( 'text', 'Compte que se cita en X, com ara «apunt». Per defecte, el `via` d’`<ap-config>`.' ),
				'note-ms' => array( 'number', 'Mil·lisegons que es veu «Enllaç copiat».' ),
				'native-below' => array( 'number', 'Amplària de la finestra, en píxels, per davall de la qual s’usa el menú de compartir del telèfon, si en té.' ),
				'open' => array( 'flag', 'Es veuen totes les xarxes, també les de «Més».' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan la pàgina ja s’ha carregat i el navegador està desocupat; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-show-nav' => array(
			'title'      => 'Navegació d’un programa',
			'attributes' => array(
				'current' => array( 'text', 'Camí que es marca, com ara «/programes/la-costera». Per defecte, el de l’adreça de la pàgina.' ),
				'collapse-below' => array( 'number', 'Amplària de la finestra, en píxels, per davall de la qual es veu un sol enllaç, i els altres van en «Més».' ),
				'items' => array( 'json', 'Enllaços del menú, en lloc de la llista del servidor: `[{"title":"Notícies","href":"/noticies","children":[]}]`.' ),
				'more-label' => array( 'text', 'Text del botó que mostra els altres enllaços.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-side-bar' => array(
			'title'      => 'Barra lateral',
			'attributes' => array(
				'limit' => array( 'number', 'Píxels que s’ha d’haver desplaçat la pàgina perquè la barra es quede a la vista.' ),
				'compact-limit' => array( 'number', 'Píxels que s’ha d’haver desplaçat la pàgina en una finestra estreta.' ),
				'compact-at' => array( 'number', 'Amplària màxima de la finestra, en píxels, amb què val `compact-limit`.' ),
				'mobile-max' => array( 'number', 'Amplària màxima de la finestra, en píxels, d’un mòbil: la barra s’amaga quan es puja i torna quan es baixa.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan la pàgina ja s’ha carregat i el navegador està desocupat; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-social-embed' => array(
			'title'      => 'Contingut d’una xarxa social',
			'attributes' => array(
				'provider' => array( 'text', 'Proveïdor de l’interruptor, sense «url». Amb «url», el proveïdor és el de l’adreça.', array( 'facebook', 'instagram', 'tiktok', 'twitter', 'youtube', 'embed' ) ),
				'url' => array( 'url', 'Adreça de la publicació o del vídeo, la que es veu en el navegador, o d’una pàgina de la web que emmarca el contingut (`/incrustat/…`). Una adreça d’una altra web queda en enllaç.' ),
				'consent' => array( 'text', '«ask», es mostra quan qui llig prem; «granted», de seguida, perquè la pàgina ja té el seu consentiment. Si qui llig ha triat una altra cosa en el botó, val la seua tria.', array( 'ask', 'granted' ) ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-streaming-list' => array(
			'title'      => 'Llista de directes',
			'attributes' => array(
				'exclude-id' => array( 'text', 'Identificador del directe que no s’ha de mostrar: el de la pàgina on és la llista.' ),
				'interval' => array( 'number', 'Cada quants mil·lisegons es demana la llista.' ),
				'heading' => array( 'text', 'Títol de la llista, si el servidor no n’ha escrit cap.' ),
				'items' => array( 'json', 'Directes que es mostren, en lloc dels del servidor, fins que responga l’API.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-time' => array(
			'title'      => 'Hora relativa',
			'attributes' => array(
				'datetime' => array( 'text', 'Data i hora: «2026-03-08T09:00:00Z», o «2026-03-08 10:00:00» en hora de Madrid.' ),
				'format' => array( 'text', '«relative»: «5 min», «3 h» o, passades dotze hores, l’hora; «duration»: «1:02:03»; «day»: el dia de la setmana i la data.', array( 'relative', 'duration', 'day' ) ),
				'seconds' => array( 'number', 'Duració, en segons.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-transcription' => array(
			'title'      => 'Transcripció',
			'attributes' => array(
				'player' => array( 'text', 'Selector CSS del reproductor que seguix, com ara «#principal»: un `<ap-player>`, un element que el conté, o un `<audio>` o `<video>`. Per defecte, el primer de la pàgina. Si no n’hi ha cap, només s’hi pot buscar i mirar paraules.' ),
				'dictionary-base' => array( 'url', 'Adreça del diccionari: una paraula marcada sense enllaç es busca en esta adreça més la paraula, i els enllaços que hi porten també són paraules marcades. Si és d’una altra web, la definició es veu en un marc d’eixa web, quan es prem.' ),
				'collapsed' => array( 'flag', 'El text comença plegat. El servidor l’ha d’escriure dins d’un `<details>`, que es plega també sense JavaScript.' ),
				'paragraphs' => array( 'json', 'Paràgrafs en HTML, en lloc dels del servidor: `["Benvingudes.","<b>Hui</b> plou."]`. Se’n lleva el que no és segur.' ),
				'tags' => array( 'json', 'Temes de què parla, quan hi ha «paragraphs»: `[{"href":"/resultats/pluja","title":"Pluja"}]`. Si no hi ha títol, val l’última part de l’adreça.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-ugc-form' => array(
			'title'      => 'Participació',
			'attributes' => array(
				'ugc-id' => array( 'text', 'Identificador de la crida a participar en l’API.' ),
				'type' => array( 'text', 'Què es demana: «text», un text; «text_image», un text i una imatge; «text_video», un text i un vídeo.', array( 'text', 'text_image', 'text_video' ) ),
				'allow-anonymous' => array( 'flag', 'Hi pot participar tothom, també sense sessió. El servidor també ho ha de permetre. En el club no val.' ),
				'max-image-kb' => array( 'number', 'Mida màxima d’una imatge, en KB de 1.024 bytes.' ),
				'max-video-kb' => array( 'number', 'Mida màxima d’un vídeo, en KB de 1.024 bytes.' ),
				'part-size' => array( 'number', 'Mida, en bytes, de les parts en què es puja un fitxer. L’última pot ser més menuda.' ),
				'site-id' => array( 'number', 'Identificador de la web en el magatzem de fitxers.' ),
				'source-code' => array( 'text', 'Codi d’origen dels fitxers en el magatzem.' ),
				'privacy-url' => array( 'url', 'Pàgina que explica què es fa amb les dades de qui participa.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
		'ap-weather' => array(
			'title'      => 'El temps',
			'attributes' => array(
				'ine' => array( 'text', 'Codi INE d’un municipi d’Alacant, Castelló o València, com ara «46131», per a mostrar sempre el seu temps. No es demana la posició.' ),
				'default-ine' => array( 'text', 'Codi INE del municipi que es mostra mentre no se sap on és qui llig. «46250» és València.' ),
				'ask' => array( 'text', 'Quan es demana la posició: «load», quan l’element es veu; «click», només amb el botó, i sempre així si el servei que diu el municipi és d’una altra web. Sense `geocoder-url` ni `geocoder` en `<ap-config>` no es demana.', array( 'load', 'click' ) ),
				'max-age' => array( 'number', 'Mil·lisegons durant els quals val una posició que el navegador ja sabia.' ),
				'timeout' => array( 'number', 'Mil·lisegons que s’espera la posició, com a màxim.' ),
				'max' => array( 'number', 'Dies que es mostren.' ),
				'forecasts' => array( 'json', 'Dies que es mostren, en lloc dels del servidor, fins que responga l’API.' ),
				'municipalities' => array( 'json', 'Municipis que es poden triar: `[{"C_INE":"46131","NOMBRE":"Gandia"}]`. Per defecte, tots els de les tres províncies.' ),
				'site' => array( 'text', 'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.' ),
				'lang-overrides' => array( 'json', 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.' ),
				'loading' => array( 'text', 'Quan es carrega el codi de l’element: «lazy», quan s’acosta a la part visible de la pàgina; «eager», de seguida.', array( 'lazy', 'eager' ) ),
			),
		),
	);
	// End of what is derived.
}
