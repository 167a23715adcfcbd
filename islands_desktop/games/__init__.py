"""One folder a game; `registry` names them."""
