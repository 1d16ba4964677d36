<?php
// A template of another language, as docs/integrating.md has it: reads a poll and the manifest, and writes the page.
[$manifest, $poll] = json_decode(stream_get_contents(STDIN), true);
$text = fn($value) => htmlspecialchars((string) $value, ENT_QUOTES | ENT_HTML401, 'UTF-8');
$json = fn($value) => str_replace('<', '\u003c', json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES));
$count = $poll['totalVotes'] === 1 ? '1 vot' : number_format($poll['totalVotes'], 0, ',', '.') . ' vots';
?>
<!doctype html>
<html lang="ca-ES-valencia">
<head>
<meta charset="utf-8">
<title><?= $text($poll['question']) ?></title>
<link rel="stylesheet" href="/dist/<?= $manifest['base']['file'] ?>" integrity="<?= $manifest['base']['integrity'] ?>">
<script type="module" src="/dist/<?= $manifest['entry']['file'] ?>" integrity="<?= $manifest['entry']['integrity'] ?>"></script>
</head>
<body>
<ap-config site="apunt"></ap-config>
<ap-poll poll-id="<?= $text($poll['id']) ?>" total-votes="<?= $poll['totalVotes'] ?>" active open>
  <script type="application/json" data-prop="options"><?= $json($poll['options']) ?></script>
  <h2 slot="question"><?= $text($poll['question']) ?></h2>
  <form method="post" action="<?= $text($poll['action']) ?>">
    <p class="ap-poll-meta"><?= $count ?></p>
    <div class="ap-poll-options" role="radiogroup" aria-label="<?= $text($poll['question']) ?>">
<?php foreach ($poll['options'] as $option): ?>
      <label class="ap-poll-option"><input type="radio" name="option" value="<?= $text($option['id']) ?>"><span class="ap-poll-title"><?= $text($option['title']) ?></span></label>
<?php endforeach ?>
    </div>
    <p class="ap-poll-actions"><button type="submit" class="ap-button">Voteu</button></p>
  </form>
</ap-poll>
</body>
</html>
