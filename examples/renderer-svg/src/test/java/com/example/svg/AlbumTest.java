package com.example.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;
import org.gobang.testkit.TestBoards;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AlbumTest {

  private static final String WON = "h8 a1 h9 a2 h10 a3 h11 a4 h12";

  @TempDir private Path folder;
  private Album album;

  @BeforeEach
  void openAlbum() {
    album = new Album(folder, new Captions(Locale.ENGLISH, Plugins.NONE));
  }

  @Test
  void drawsEachMoveAndTheEnd() throws IOException {
    List<Move> moves = moves(WON);
    for (int count = 0; count <= moves.size(); count++) {
      album.show(after(moves.subList(0, count)));
    }
    assertEquals(files("game-1", 9, "final.svg"), files());
    assertTrue(read("game-1/move-002.svg").contains("2. White a1"));
    assertTrue(read("game-1/final.svg").contains("Black wins · 9 moves"));
  }

  @Test
  void drawsWhatItMissed() throws IOException {
    album.show(after(moves("h8 a1 h9")));
    assertEquals(files("game-1", 3), files());
    assertTrue(read("game-1/move-001.svg").contains("1. Black h8"));
  }

  @Test
  void dropsWhatWasTakenBackOnceSomethingElseIsPlayed() throws IOException {
    album.show(after(moves(WON)));
    album.show(after(moves("h8 a1 h9")));
    assertEquals(files("game-1", 9, "final.svg"), files());
    album.show(after(moves("h8 a1 i9")));
    assertEquals(files("game-1", 3), files());
    assertTrue(read("game-1/move-003.svg").contains("3. Black i9"));
  }

  @Test
  void drawsEachGameIntoAFolderOfItsOwn() throws IOException {
    album.show(after(moves("h8")));
    new Album(folder, new Captions(Locale.CHINESE, Plugins.NONE)).show(after(moves("h8 pass")));
    assertEquals(
        Stream.concat(files("game-1", 1).stream(), files("game-2", 2).stream()).toList(), files());
    assertTrue(read("game-2/move-002.svg").contains("2. 白棋 停一手"));
  }

  private String read(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  private static List<String> files(String game, int moves, String... more) {
    return Stream.concat(
            Stream.of(more).map(file -> game + "/" + file),
            IntStream.rangeClosed(1, moves).mapToObj(move -> game + "/move-00" + move + ".svg"))
        .toList();
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  private static List<Move> moves(String text) {
    return MoveText.parse(text, Stone.BLACK);
  }

  private static GameState after(List<Move> moves) {
    Board board = TestBoards.empty("freestyle", 15);
    for (Move move : moves) {
      board = board.play(move);
    }
    GameRecord record = GameRecord.of(board.rules(), board.start(), moves);
    Optional<Result> result =
        board.outcome() instanceof Outcome.Won won
            ? Optional.of(new Result(Optional.of(won.stone()), Ending.LINE, ""))
            : Optional.empty();
    Seat person = new Seat.Human("");
    return GameState.of(record, board).black(person).white(person).result(result).build();
  }
}
