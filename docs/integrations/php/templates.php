<?php
/**
 * The server content of four tags in plain PHP, as elements/<tag>/<tag>.server.ts writes it: a pattern for the others, whose
 * reference is elements/<tag>/<tag>.demo.html. What ends in `_html` is html already; all else is text.
 *
 * @license MIT
 */

declare(strict_types=1);

require_once __DIR__ . '/ap.php';

function ap_poll_picture(array $option): string
{
    $src = ap_address('src', $option['image'] ?? null);
    return $src === '' ? '' : "<img class=\"ap-poll-image\"$src alt=\"\" width=\"56\" height=\"56\" loading=\"lazy\">";
}

/**
 * `<ap-poll>`: the form that votes without a script, or the results once there is nothing to vote.
 *
 * @param array $poll id, question, options (id, title, votes, image), total_votes, active, open, hidden, start_date, voted_option_id,
 *                    action (where the form is sent), opens (when it opens, in words: only where it has not opened yet)
 */
function ap_poll(array $poll): string
{
    if (!empty($poll['hidden'])) {
        return '';
    }
    $options = ap_poll_options($poll['options']);
    $total = (int) $poll['total_votes'];
    $voted = isset($poll['voted_option_id']) ? (string) $poll['voted_option_id'] : null;
    $meta = ap_votes($total) . ($voted === null ? '' : ' · ja heu votat');
    $canVote = $voted === null && empty($poll['opens']) && $poll['active'];
    $note = 'Esta enquesta està tancada.';
    if ($voted !== null) {
        $note = 'Gràcies per participar-hi.';
    } elseif (!empty($poll['opens'])) {
        $note = "Esta enquesta encara no s’ha obert. Es podrà votar a partir de: {$poll['opens']}.";
    }
    ob_start();
    ?>

  <h2 slot="question"><?= ap_escape($poll['question']) ?></h2>
<?php if ($canVote): ?>
  <form method="post"<?= ap_address('action', $poll['action']) ?>>
    <p class="ap-poll-meta"><?= ap_escape($meta) ?></p>
    <div class="ap-poll-options" role="radiogroup" aria-label="<?= ap_escape($poll['question']) ?>">
<?php foreach ($options as $option): ?>
      <label class="ap-poll-option"><input type="radio" name="option" value="<?= ap_escape($option['id']) ?>"><?= ap_poll_picture($option) ?><span class="ap-poll-title"><?= ap_escape($option['title']) ?></span></label>
<?php endforeach ?>
    </div>
    <p class="ap-poll-actions"><button type="submit" class="ap-button">Voteu</button><?php if (!$poll['open']): ?><span class="ap-poll-note">Per a votar cal haver iniciat la sessió.</span><?php endif ?></p>
  </form>
<?php else: ?>
  <div>
    <p class="ap-poll-meta"><?= ap_escape($meta) ?></p>
    <div class="ap-poll-options">
<?php foreach ($options as $option): ?>
<?php if ($voted === null && !empty($poll['opens'])): ?>
      <div class="ap-poll-option ap-poll-announced"><?= ap_poll_picture($option) ?><span class="ap-poll-title"><?= ap_escape($option['title']) ?></span></div>
<?php else: ?>
<?php $share = ap_percent($option['votes'], $total); $isMine = $option['id'] === $voted ?>
      <div class="ap-poll-option"<?= $isMine ? ' data-mine' : '' ?>>
        <?= ap_poll_picture($option) ?><span class="ap-poll-title"><?= ap_escape($option['title']) ?><?= $isMine ? ' <b>el vostre vot</b>' : '' ?></span>
        <span class="ap-poll-count"><?= ap_escape(ap_votes($option['votes'])) ?> <b><?= $share ?> %</b></span>
        <meter min="0" max="100" value="<?= $share ?>" aria-hidden="true"><?= $share ?> %</meter>
      </div>
<?php endif ?>
<?php endforeach ?>
    </div>
    <p class="ap-poll-actions"><?= ap_escape($note) ?></p>
  </div>
<?php endif ?>
<?php
    return ap_tag('ap-poll', array(
        'poll-id' => $poll['id'],
        'total-votes' => $total,
        'active' => $poll['active'],
        'open' => $poll['open'],
        'voted-option-id' => $voted,
        'start-date' => $poll['start_date'] ?? null,
        'options' => $options,
    ), (string) ob_get_clean());
}

/**
 * `<ap-newsletter>` with the form that subscribes without a script.
 *
 * @param array $data attributes (of the tag), action, terms (address of what is agreed to), typed, problem, slots_html
 */
function ap_newsletter(array $data): string
{
    ob_start();
    echo $data['slots_html'] ?? '';
    ?>

  <form class="ap-server-form" method="post"<?= ap_address('action', $data['action']) ?>>
<?php if (!empty($data['problem'])): ?>
    <p class="ap-alert" role="alert"><?= ap_escape($data['problem']) ?></p>
<?php endif ?>
    <label class="ap-server-field"><b>Correu electrònic</b><small>Hi enviarem un enllaç per a confirmar la subscripció.</small><input name="email" type="email" autocomplete="email" value="<?= ap_escape($data['typed'] ?? '') ?>" required></label>
    <label class="ap-server-check"><input name="terms" type="checkbox" required><span>Vull rebre el butlletí i accepte la <a<?= ap_address('href', $data['terms']) ?> target="_blank" rel="noopener">política de privacitat</a>.</span></label>
    <button type="submit" class="ap-button">Subscriviu-vos</button>
  </form>
<?php
    return ap_tag('ap-newsletter', $data['attributes'], (string) ob_get_clean());
}

/**
 * `<ap-login>` of adults, with the form that logs in without a script.
 *
 * @param array $data attributes (of the tag; success-url, of the same site, is where it leads afterwards), action, typed, problem, content_html
 */
function ap_login(array $data): string
{
    $back = $data['attributes']['success-url'] ?? null;
    ob_start();
    ?>

  <h2 slot="title">Inicieu la sessió</h2>
  <form class="ap-server-form" method="post"<?= ap_address('action', $data['action']) ?>>
<?php if (!empty($data['problem'])): ?>
    <p class="ap-alert" role="alert"><?= ap_escape($data['problem']) ?></p>
<?php endif ?>
    <label class="ap-server-field"><b>Correu electrònic</b><input name="email" type="email" autocomplete="username" value="<?= ap_escape($data['typed'] ?? '') ?>" required></label>
    <label class="ap-server-field"><b>Contrasenya</b><input name="password" type="password" autocomplete="current-password" required></label>
    <?php if ($back !== null): ?><input type="hidden" name="backUrl" value="<?= ap_escape($back) ?>"><?php endif ?>
<button type="submit" class="ap-button">Inicieu la sessió</button>
  </form>
  <?= $data['content_html'] ?? '' ?>

<?php
    return ap_tag('ap-login', $data['attributes'], (string) ob_get_clean());
}

/**
 * `<ap-opening>` of a video or an audio: its picture, which is a link to where it can be played without a script.
 *
 * @param array $data attributes (of the tag), href, picture_html, file (src, type), captions (src, language, label)
 */
function ap_opening(array $data): string
{
    $media = $data['attributes']['media'];
    $name = 'Reproduïu: ' . ($media['title'] ?? '');
    $stamp = ap_duration($data['attributes']['duration'] ?? $media['player']['duration'] ?? null);
    // the file has one language, and the reader would hear another one
    $hasLanguage = !empty($media['player']['audioTrackLanguage']);
    $file = $hasLanguage ? null : ($data['file']['src'] ?? null);
    $start = $data['attributes']['start'] ?? 0;
    $source = ap_address('src', $file && $start && !str_contains($file, '#') ? "{$file}#t={$start}" : $file);
    $href = ap_address('href', $data['href'] ?? null) ?: ap_address('href', $file);
    $kind = ($media['type'] ?? '') === 'audio' ? 'audio' : 'video';
    $poster = empty($data['picture_html']) ? ap_address('poster', $data['attributes']['poster'] ?? null) : ' poster="data:,"';
    $label = ($media['title'] ?? '') ?: ($kind === 'audio' ? 'Àudio' : 'Vídeo');
    ob_start();
    ?>

<?php if ($href !== '' && !empty($data['picture_html'])): ?>
  <a slot="poster" data-ap-press<?= $href ?>><span class="ap-visually-hidden"><?= ap_escape($name) ?></span><?= $data['picture_html'] ?><?php if ($stamp !== ''): ?><span class="ap-stamp"><?= $stamp ?></span><?php endif ?></a>
<?php elseif ($href !== ''): ?>
  <a class="ap-room" data-ap-press data-kind="<?= $kind ?>"<?= $href ?>><?= ap_escape($name) ?></a>
<?php endif ?>
<?php if ($source !== ''): ?>
  <<?= $kind ?> slot="player" controls<?= $kind === 'video' ? ' playsinline' : '' ?> preload="none"<?= $kind === 'video' ? $poster : '' ?> aria-label="<?= ap_escape($label) ?>"><source<?= $source ?><?php if (!empty($data['file']['type'])): ?> type="<?= ap_escape($data['file']['type']) ?>"<?php endif ?>><?php foreach ($data['captions'] ?? [] as $text): ?><track kind="captions"<?= ap_address('src', $text['src']) ?> srclang="<?= ap_escape($text['language']) ?>" label="<?= ap_escape($text['label']) ?>"><?php endforeach ?></<?= $kind ?>>
<?php endif ?>
<?php
    return ap_tag('ap-opening', $data['attributes'], (string) ob_get_clean());
}
