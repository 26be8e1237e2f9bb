### The first minutes.

newcomer =
    yonsan (四三): gomoku explained. Who are you? It is asked once.
      1  new to the game
      2  I know fours and threes
      3  a strong player
    1, 2 or 3; Enter skips; any command is carried out.
newcomer-strong =
    Try:
      solve            is there a forced win? solve win looks for any, why explains it
      load game.sgf    your game; forward and back go through it
      review-game      what was proven at each move, and which moves lost it
      study h8i9       Black's win from the centre, and how long White lasts
      board            all of it on a full screen
    And here is one of the hardest puzzles: { $puzzle }
