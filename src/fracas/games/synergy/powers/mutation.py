"""Mutations: what their rows cannot say. In the order of the printed deck."""

# mypyc: compiled

from __future__ import annotations
