package org.gobang.study.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.study.StudyBoards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests finding the ply of a position if the number of stones does not determine it. */
class ExploredPlyTest {

  private static final int GAMES = 30;
  private static final int LENGTH = 40;

  @TempDir private Path folder;

  /** Returns the points of a game with close stones, so that many are captured. */
  private static List<Point> game(String rules, Random random) {
    List<Point> points = new ArrayList<>();
    Board board = StudyBoards.empty(rules);
    while (points.size() < LENGTH && board.outcome() instanceof Outcome.Undecided) {
      Point point = new Point(5 + random.nextInt(5), 5 + random.nextInt(5));
      if (!board.vacant().contains(point)) {
        point = new Point(random.nextInt(15), random.nextInt(15));
      }
      if (board.vacant().contains(point)) {
        board = board.play(point);
        points.add(point);
      }
    }
    return points;
  }

  private static Board played(String rules, List<Point> points, int symmetry) {
    Board board = StudyBoards.empty(rules);
    for (Point point : points) {
      board = board.play(GameIndexTest.image(symmetry, point));
    }
    return board;
  }

  private static int captured(Board board) {
    return board.captured(Stone.BLACK) + board.captured(Stone.WHITE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"custom:captures=5", "custom:line=6,stones=2", "custom:captures=9,stones=3"})
  void findsThePlyDespiteCapturesAndSymmetry(String rules) throws IOException {
    Random random = new Random(rules.hashCode());
    List<List<Point>> games = new ArrayList<>();
    List<GameRecord> records = new ArrayList<>();
    int captured = 0;
    for (int i = 0; i < GAMES; i++) {
      List<Point> points = game(rules, random);
      Board end = played(rules, points, 0);
      captured += captured(end);
      games.add(points);
      records.add(GameRecord.of(rules, Start.empty(15), end.moves()));
    }
    assertThat(captured > 0).isEqualTo(rules.contains("captures"));
    GameIndex index = new GameIndex(folder.resolve("index"));
    Path file = RandomGames.write(folder.resolve("games.sgf"), records);
    ReadDefaults known = new ReadDefaults(rules, 15, any -> true);
    assertThat(index.update(RandomGames.wanted(new AtomicInteger(), known, file)).problems())
        .isEmpty();

    for (int game = 0; game < GAMES; game++) {
      List<Point> points = games.get(game);
      for (int ply = 0; ply <= points.size(); ply++) {
        int number = game + 1;
        Board image = played(rules, points.subList(0, ply), random.nextInt(8));
        assertThat(index.explore(image, GAMES).games())
            .filteredOn(found -> found.number() == number)
            .extracting(ExploredGame::ply)
            .as("game %s", number)
            .containsExactly(ply);
      }
    }
  }

  @Test
  void countsPassesAndStopsAtAnIllegalMove() throws IOException {
    GameRecord passed = StudyBoards.game("freestyle", "h8 pass i9 g7 g7 a1");
    GameIndex index = new GameIndex(folder.resolve("index"));
    Path file = RandomGames.write(folder.resolve("games.sgf"), List.of(passed));
    index.update(RandomGames.wanted(new AtomicInteger(), file));
    assertThat(index.explore(StudyBoards.after("freestyle", "h8 pass i9 g7"), 1).games())
        .extracting(ExploredGame::ply)
        .containsExactly(4);
  }

  @Test
  void entryKeepsItsParts() {
    for (int number : new int[] {0, 1, 12_345, Integer.MAX_VALUE}) {
      long entry = PostingList.entry(SymmetricHash.NO_MOVE, number, number, GameResult.WHITE);
      assertThat(entry).isPositive();
      assertThat(PostingList.move(entry)).isEqualTo(SymmetricHash.NO_MOVE);
      assertThat(PostingList.game(entry)).isEqualTo(number);
      assertThat(PostingList.ply(entry)).isEqualTo(Math.min(number, PostingList.MOST_PLIES));
      assertThat(PostingList.result(entry)).isEqualTo(GameResult.WHITE);
      assertThat(PostingList.game(PostingList.renumbered(entry, 7))).isEqualTo(7);
    }
  }
}
