<?php
// Prints what the templates of docs/integrations write for the cases on its input: JSON in, JSON out.
// php php-cases.php <docs/integrations> <folder of Twig>
declare(strict_types=1);

[, $folder, $libraries] = $argv;
require "$libraries/Twig/autoload.php";
require "$folder/php/templates.php";
require "$folder/twig/ApExtension.php";

$given = json_decode(stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
$twig = new Twig\Environment(new Twig\Loader\FilesystemLoader("$folder/twig"), array('strict_variables' => true));
$twig->addExtension(new Ap\ApExtension());

// as a page calls each: what it has in slots is html that it has written itself
$slots = array('poll' => null, 'newsletter' => 'slots_html', 'login' => 'content_html', 'opening' => 'picture_html');
$answer = array('php' => array(), 'twig' => array(), 'urls' => array());
foreach ($given['cases'] as $case) {
    $data = $case['data'];
    $source = "{% import 'ap.html.twig' as ap %}{{ ap.{$case['template']}(data, slot|raw) }}";
    if ($case['template'] === 'poll') {
        $source = "{% import 'ap.html.twig' as ap %}{{ ap.poll(data) }}";
    }
    $slot = new Twig\Markup($case['slot'] ?? '', 'UTF-8');
    $answer['twig'][] = $twig->createTemplate($source)->render(array('data' => $data, 'slot' => $slot));
    $name = $slots[$case['template']];
    $answer['php'][] = ('ap_' . $case['template'])($name === null ? $data : $data + array($name => $case['slot'] ?? ''));
}
foreach ($given['addresses'] as $address) {
    $answer['urls'][] = ap_safe_url($address);
}
$answer['tags'] = array(
    ap_tag('ap-gate', array('required' => false, 'src' => 'javascript:1')),
    ap_tag('ap-config', array('dev' => false, 'preview' => true, 'routes' => array('a' => '/"'))),
    $twig->createTemplate('{{ ap_tag("ap-share-bar", { "share-title": title }, title) }}')->render(array('title' => '"><script>')),
    // Latin-1, as an old database gives it
    ap_tag('ap-carousel', array('label' => "Pla\xe7a", 'slides' => array("Pla\xe7a"))),
    ap_head($given['manifest'], 'https://dist.example/', array('ap-header', 'ap-poll', 'ap-header')),
);
foreach (array(array('ap-pol', array()), array('ap-poll', array('pol-id' => '1'))) as [$tag, $attributes]) {
    try {
        $answer['tags'][] = ap_tag($tag, $attributes);
    } catch (InvalidArgumentException $error) {
        $answer['tags'][] = $error->getMessage();
    }
}
echo json_encode($answer, JSON_THROW_ON_ERROR);
