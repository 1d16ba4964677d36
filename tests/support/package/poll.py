# A template of another language, as docs/integrating.md has it: reads a poll and the manifest, and writes the page.
import html
import json
import sys

manifest, poll = json.load(sys.stdin)
text = html.escape
options = json.dumps(poll["options"], ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
total = poll["totalVotes"]
count = "1 vot" if total == 1 else f"{total:,} vots".replace(",", ".")
choices = "".join(
    f"""
      <label class="ap-poll-option"><input type="radio" name="option" value="{text(one["id"])}"><span class="ap-poll-title">{text(one["title"])}</span></label>"""
    for one in poll["options"]
)
sys.stdout.reconfigure(encoding="utf-8")
print(f"""<!doctype html>
<html lang="ca-ES-valencia">
<head>
<meta charset="utf-8">
<title>{text(poll["question"])}</title>
<link rel="stylesheet" href="/dist/{manifest["base"]["file"]}" integrity="{manifest["base"]["integrity"]}">
<script type="module" src="/dist/{manifest["entry"]["file"]}" integrity="{manifest["entry"]["integrity"]}"></script>
</head>
<body>
<ap-config site="apunt"></ap-config>
<ap-poll poll-id="{text(poll["id"])}" total-votes="{total}" active open>
  <script type="application/json" data-prop="options">{options}</script>
  <h2 slot="question">{text(poll["question"])}</h2>
  <form method="post" action="{text(poll["action"])}">
    <p class="ap-poll-meta">{count}</p>
    <div class="ap-poll-options" role="radiogroup" aria-label="{text(poll["question"])}">{choices}
    </div>
    <p class="ap-poll-actions"><button type="submit" class="ap-button">Voteu</button></p>
  </form>
</ap-poll>
</body>
</html>""")
