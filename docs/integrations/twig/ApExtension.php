<?php
/**
 * The tags of the library in Twig 3: `{{ ap_tag('ap-poll', { 'poll-id': '12', open: true }, content) }}`.
 *
 * @license MIT
 */

declare(strict_types=1);

namespace Ap;

use Twig\Extension\AbstractExtension;
use Twig\Markup;
use Twig\TwigFilter;
use Twig\TwigFunction;

require_once dirname(__DIR__) . '/php/ap.php';

final class ApExtension extends AbstractExtension
{
    public function getFunctions(): array
    {
        $html = array('is_safe' => array('html'));
        return array(
            new TwigFunction('ap_tag', array($this, 'tag'), $html),
            new TwigFunction('ap_head', 'ap_head', $html),
            new TwigFunction('ap_address', 'ap_address', $html),
        );
    }

    public function getFilters(): array
    {
        return array(
            new TwigFilter('ap_url', 'ap_safe_url'),
            new TwigFilter('ap_votes', 'ap_votes'),
            new TwigFilter('ap_percent', 'ap_percent'),
            new TwigFilter('ap_poll_options', 'ap_poll_options'),
            new TwigFilter('ap_duration', 'ap_duration'),
        );
    }

    /** @param string|Markup|null $content html where it is Markup, as `{% set %}…{% endset %}` gives it; else text, which is escaped */
    public function tag(string $tag, array $attributes = array(), $content = ''): string
    {
        $html = $content instanceof Markup ? (string) $content : ap_escape($content ?? '');
        return ap_tag($tag, $attributes, $html);
    }
}
