<?php
/**
 * The tags of the library in pages that plain PHP writes. PHP 7.4 or newer, with mbstring not needed.
 *
 * @license MIT
 */

declare(strict_types=1);

/** What every tag takes: docs/integrations/ap-tags.json, copied beside this file or left where it is. */
function ap_kinds(): array
{
    static $kinds = null;
    if ($kinds === null) {
        $beside = __DIR__ . '/ap-tags.json';
        $file = is_file($beside) ? $beside : dirname(__DIR__) . '/ap-tags.json';
        $kinds = json_decode((string) file_get_contents($file), true, 512, JSON_THROW_ON_ERROR);
    }
    return $kinds;
}

/** Text as html that says the same, in an element or between quotes. */
function ap_escape($text): string
{
    return htmlspecialchars((string) $text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8');
}

/** JSON of a value, in which invalid UTF-8 becomes U+FFFD. Lists are arrays; an empty object is `new stdClass()`, since an empty array is a list. */
function ap_json($value): string
{
    $flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR;
    return json_encode($value, $flags);
}

/** JSON for a `<script type="application/json">`: no text in it can end the script or begin a comment. */
function ap_script_json($value): string
{
    return str_replace('<', '\\u003c', ap_json($value));
}

/**
 * An address of data that may be a link or a source; null where it must not be used: another scheme than those of pages, mails
 * and telephones, characters of control or of direction, a user name, a backslash.
 */
function ap_safe_url($value): ?string
{
    if (!is_string($value)) {
        return null;
    }
    $address = trim($value, ' ');
    $deceptive = '/[\x{00}-\x{1f}\x{7f}-\x{9f}\x{200e}\x{200f}\x{2028}-\x{202e}\x{2066}-\x{2069}\x{feff}]/u';
    // text that is no UTF-8 gives false
    if ($address === '' || preg_match($deceptive, $address) !== 0 || preg_match('/^[^?#]*\\\\/', $address)) {
        return null;
    }
    if (preg_match('/^([a-z][a-z0-9+.-]*):/i', $address, $scheme)) {
        $name = strtolower($scheme[1]);
        if (in_array($name, array('mailto', 'tel'), true)) {
            return $address;
        }
        if (!in_array($name, array('http', 'https'), true) || !preg_match('~^https?://[^/?#]~i', $address)) {
            return null;
        }
    }
    $hasUser = preg_match('~^(?:https?:)?/{2,}[^/?#]*@~i', $address);
    return $hasUser ? null : $address;
}

/** An attribute with an address of data, as in ` href="/a"`; nothing where the address must not be used. */
function ap_address(string $name, $value): string
{
    $address = ap_safe_url($value);
    return $address === null ? '' : " $name=\"" . ap_escape($address) . '"';
}

/** Text of an attribute; null where it is not written. */
function ap_attribute_text(string $kind, $value): ?string
{
    switch ($kind) {
        case 'flag':
            return $value ? '' : null;
        case 'on':
            return $value ? null : 'false';
        case 'url':
            return ap_safe_url($value);
        case 'list':
            return implode(' ', (array) $value);
        case 'json':
        case 'short':
            return ap_json($value);
        default:
            // the text of true and false, as of all else, is what a reader of html expects
            return is_bool($value) ? ($value ? 'true' : 'false') : (string) $value;
    }
}

/**
 * A tag with its attributes, lists and objects as JSON in a child, and then its server content.
 *
 * @param array  $attributes by their names in html; null is not written
 * @param string $content    html: text goes through ap_escape() first
 *
 * @throws InvalidArgumentException for a tag or an attribute that there is not, so that a misspelt one is found at once
 */
function ap_tag(string $tag, array $attributes = array(), string $content = ''): string
{
    $kinds = ap_kinds()[$tag] ?? null;
    if ($kinds === null) {
        throw new InvalidArgumentException("There is no <$tag>.");
    }
    $start = '';
    $children = '';
    foreach ($attributes as $name => $value) {
        $isCommon = preg_match('/^(?:class|id|role|slot|hidden|lang|data-[a-z0-9-]+|aria-[a-z]+)$/', $name);
        $kind = $kinds[$name] ?? ($isCommon ? 'text' : null);
        if ($kind === null) {
            throw new InvalidArgumentException("<$tag> has no attribute $name.");
        }
        if ($value === null) {
            continue;
        }
        if ($kind === 'json') {
            $json = ap_script_json($value);
            $children .= "\n  <script type=\"application/json\" data-prop=\"$name\">$json</script>";
            continue;
        }
        $text = ap_attribute_text($kind, $value);
        if ($text !== null) {
            $start .= $text === '' ? " $name" : " $name=\"" . ap_escape($text) . '"';
        }
    }
    return "<$tag$start>$children$content</$tag>";
}

/**
 * What the head of a page needs: the base sheet, those of the tags, the hint of the core, and the script.
 *
 * @param array    $manifest what dist/ap-manifest.json holds, decoded
 * @param string   $dist     address of dist/, with a slash at its end
 * @param string[] $tags     tags that the page has
 */
function ap_head(array $manifest, string $dist, array $tags): string
{
    // a host of its own must be asked by CORS for the integrity to be checked
    $of = static function (array $file): string {
        return ' integrity="' . ap_escape($file['integrity']) . '" crossorigin="anonymous"';
    };
    $sheets = array($manifest['base']);
    foreach (array_unique($tags) as $tag) {
        if (isset($manifest['tags'][$tag]['sheet'])) {
            $sheets[] = $manifest['tags'][$tag]['sheet'];
        }
    }
    $lines = array();
    foreach ($sheets as $sheet) {
        $lines[] = '<link rel="stylesheet"' . ap_address('href', $dist . $sheet['file']) . $of($sheet) . '>';
    }
    if ($tags) {
        $core = ap_address('href', $dist . $manifest['core']['file']);
        $lines[] = "<link rel=\"preload\" as=\"fetch\" crossorigin fetchpriority=\"low\"$core>";
    }
    $entry = $manifest['entry'];
    $lines[] = '<script type="module"' . ap_address('src', $dist . $entry['file']) . $of($entry) . '></script>';
    return implode("\n", $lines) . "\n";
}

/** 1284 → 1.284 */
function ap_number(int $number): string
{
    return number_format($number, 0, ',', '.');
}

/** 60 → 1:00, 3725 → 1:02:05; nothing where it is not known. */
function ap_duration($seconds): string
{
    if (!is_numeric($seconds) || $seconds < 1) {
        return '';
    }
    $whole = (int) floor((float) $seconds);
    $minutes = intdiv($whole, 60) % 60;
    return $whole >= 3600
        ? sprintf('%d:%02d:%02d', intdiv($whole, 3600), $minutes, $whole % 60)
        : sprintf('%d:%02d', $minutes, $whole % 60);
}

/** Of so many votes, the share in whole per cent. */
function ap_percent(int $votes, int $total): int
{
    return $total > 0 ? (int) floor(100 * $votes / $total + 0.5) : 0;
}

function ap_votes(int $votes): string
{
    return $votes === 1 ? '1 vot' : ap_number($votes) . ' vots';
}

/** Options of a poll as <ap-poll> reads them: databases and meta fields give numbers as text, and ids as numbers. */
function ap_poll_options(array $options): array
{
    $typed = static function (array $option): array {
        return array('id' => (string) $option['id'], 'votes' => (int) ($option['votes'] ?? 0)) + $option;
    };
    return array_map($typed, $options);
}
