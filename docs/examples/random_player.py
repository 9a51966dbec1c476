"""Plays one seat of a table with random answers until the game is over. Standard library only.

    python3 random_player.py 'http://localhost:7117/t/TABLE/1#CODE'
"""
import json
import random
import secrets
import sys
import urllib.error
import urllib.request

seat, _, key = sys.argv[1].partition("#")
cookie = ""


def ask(what, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{seat}/{what}", data, {"Content-Type": "application/json", "Cookie": cookie})
    return urllib.request.urlopen(request, timeout=60)


# The code of the link is traded for a session, once. Whoever makes the session up can send both again if the answer gets lost.
session = secrets.token_urlsafe(16)
ask("sit", {"key": key, "session": session})
cookie = f"phaseline={session}"

# Each event holds all there is to see now, with every legal choice; what is answered twice counts once.
for line in ask("events"):
    if not line.startswith(b"data: "):
        continue
    sighting = json.loads(line[6:])["sighting"]
    if sighting["over"]:
        print("The game is over.")
        break
    for decision in sighting["decisions"]:
        if not decision["awaited"]:
            continue
        word = random.choice(decision["choices"])["word"]
        try:
            ask("answer", {"decision": decision["id"], "choice": word}).read()
            print(f"{decision['prompt']}: {word}")
        except urllib.error.HTTPError as refused:
            print(json.load(refused)["problem"])
        break
