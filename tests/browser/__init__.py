"""The whole thing as people meet it: a real server, and Chromium in front of it."""
