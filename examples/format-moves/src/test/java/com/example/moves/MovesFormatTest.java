package com.example.moves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.UnreadableRecordException;
import org.junit.jupiter.api.Test;

class MovesFormatTest {

  private static final GameRecord SMALL =
      GameRecord.of("renju", Start.empty(9), MoveText.parse("e5 e6", Stone.BLACK));

  private static List<GameRecord> read(String text) throws IOException {
    List<GameRecord> games = new ArrayList<>();
    new MovesFormat()
        .read(
            new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
            new ReadDefaults("freestyle", 15, id -> true),
            Locale.ENGLISH,
            (LoadedGame game) -> games.add(game.record()));
    return games;
  }

  @Test
  void readsAGameALine() throws IOException {
    GameRecord usual =
        GameRecord.of("freestyle", Start.empty(15), MoveText.parse("h8", Stone.BLACK));
    assertEquals(List.of(SMALL, usual), read("# two games\n9 renju: e5 e6\n\nh8 # first\n"));
  }

  @Test
  void saysWhereItCannotRead() {
    UnreadableRecordException outside =
        assertThrows(UnreadableRecordException.class, () -> read("h8\n9 renju: e5 k5\n"));
    assertEquals("line 2, column 9: a move is outside the board", outside.getMessage());
  }

  @Test
  void writesSizeRulesAndMoves() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<String> lost = new MovesFormat().write(SMALL, List.of(0, 0), Locale.ENGLISH, out);
    assertEquals("9 renju: e5 e6\n", out.toString(StandardCharsets.UTF_8));
    assertEquals(List.of(), lost);
  }
}
