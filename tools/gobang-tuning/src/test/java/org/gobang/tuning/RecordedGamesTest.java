package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordedGamesTest {

  private static final String SELF_PLAY = "freestyle, 60 nodes a move, seed 1, evaluation 0";

  @TempDir private Path folder;

  private List<RecordedGame> read(String text, Rules rules, int size) throws IOException {
    return RecordedGames.read(Files.writeString(folder.resolve("games.txt"), text), rules, size);
  }

  @Test
  void readsGamesOfEngines() throws IOException {
    String text =
        """
        # Games
        8000 | black | 2 | a1 b1 a2 o15

        0 | draw | 0 | h8
        60000|white|3|a1 b2 c3
        """;
    assertThat(read(text, Rules.FREESTYLE, 15))
        .containsExactly(
            new RecordedGame(List.of(0, 1, 15, 224), 2, SearchPosition.BLACK),
            new RecordedGame(List.of(112), 0, SearchPosition.NOWHERE),
            new RecordedGame(List.of(0, 16, 32), 3, SearchPosition.WHITE));
    assertThat(read("0 | white | 0 | s19 a2", Rules.RENJU, 19))
        .containsExactly(new RecordedGame(List.of(360, 19), 0, SearchPosition.WHITE));
  }

  @Test
  void readsSelfPlayGamesAndKeepsTheFile() throws IOException {
    String text = SELF_PLAY + "\nB 0 1 2:5 3 4:-7\nW 0 1:9! 2:5 3:4! 4:8\nD 0 1:0 2";

    assertThat(read(text, Rules.FREESTYLE, 15))
        .containsExactly(
            new RecordedGame(List.of(0, 1, 2, 3, 4), 2, SearchPosition.BLACK),
            new RecordedGame(List.of(0, 1, 2, 3, 4), 4, SearchPosition.WHITE));
    assertThat(folder.resolve("games.txt")).content().isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          8000 | black | h8 ;                not a game: nodes a move | winner | moves of the opening | moves
          some | black | 0 | h8 ;            nodes a move: not a number: "some"
          0 | blue | 0 | h8 ;                winner: none of [draw, black, white]: "blue"
          0 | black | -1 | h8 ;              moves of the opening: not a number: "-1"
          0 | black | 0 | h8 h16 ;           h16 is no point of 15 lines
          0 | black | 0 | h8 pass ;          pass is no point of 15 lines
          0 | black | 0 | h8 h99 ;           move 2 (h99): no row 99: rows are 1 to 25
          0 | black | 0 | h8 h9 h8 ;         move 3: the point is occupied or off the board
          0 | black | 0 | a1 a2 b1 b2 c1 c2 d1 d2 e1 e2 ; move 9 makes five, but does not end the game or is not the winner's
          0 | white | 0 | a1 a2 b1 b2 c1 c2 d1 d2 e1 ;    move 9 makes five, but does not end the game or is not the winner's
          """)
  void refusesAnInvalidGame(String line, String reason) {
    assertThatIOException()
        .isThrownBy(() -> read("# Games\n\n" + line + "\n", Rules.FREESTYLE, 15))
        .withMessage(folder.resolve("games.txt") + ", line 3: " + reason);
  }

  @Test
  void refusesFilesOfOtherGames() throws IOException {
    Path file = folder.resolve("games.txt");
    assertThatIOException()
        .isThrownBy(() -> read(SELF_PLAY + "\nB 1 2 x\n", Rules.FREESTYLE, 15))
        .withMessage(file + ", line 2: not a game");
    assertThatIOException()
        .isThrownBy(() -> read(SELF_PLAY + "\nB 1 225\n", Rules.FREESTYLE, 15))
        .withMessage(file + ", line 2: move 2: the point is occupied or off the board");
    assertThatIOException()
        .isThrownBy(() -> read(SELF_PLAY + "\n", Rules.RENJU, 15))
        .withMessage(file + ": games made with \"" + SELF_PLAY + "\" are not renju on 15 lines");
    assertThatIOException()
        .isThrownBy(() -> RecordedGames.read(folder.resolve("none"), Rules.RENJU, 15))
        .withMessage(folder.resolve("none") + ": file or folder not found");
  }
}
