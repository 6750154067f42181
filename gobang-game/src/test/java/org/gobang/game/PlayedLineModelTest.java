package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.RecordEdit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the main line of random games with a list of played moves. */
class PlayedLineModelTest {

  private static final int STEPS = 200;

  private final GameFixture fixture = new GameFixture();
  private final List<Move> played = new ArrayList<>();

  @AfterEach
  void close() {
    fixture.close();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void endsWithTheLastPlayedMove(long seed) {
    Random random = new Random(seed);
    Game game = fixture.open();
    for (int step = 0; step < STEPS; step++) {
      game = act(game, random);
      GameState now = game.state();
      assertThat(moves(now.record(), now.record().mainLine()))
          .as("seed %d, step %d", seed, step)
          .isEqualTo(played);
      assertThat(now.line()).isEqualTo(now.record().mainLine());
    }
    GameRecord record = game.state().record();
    GameState opened = fixture.open(GameSetup.explore(record)).state();
    assertThat(opened.line()).isEqualTo(record.mainLine());
    assertThat(opened.record()).isEqualTo(record);
  }

  private static List<Move> moves(GameRecord record, List<Integer> path) {
    return record.follow(path).stream().map(Node::move).toList();
  }

  private Game act(Game game, Random random) {
    try {
      switch (random.nextInt(10)) {
        case 0, 1 -> takeBack(game, random);
        case 2 -> game.goTo(path(game.state().record(), random));
        case 3 -> {
          boolean over = game.state().result().isPresent();
          game.pause(false);
          if (!over) {
            shownIsPlayed(game);
          }
        }
        case 4 -> {
          game.resign(random.nextBoolean() ? Stone.BLACK : Stone.WHITE);
        }
        case 5 -> edit(game, random);
        case 6 -> {
          if (random.nextBoolean()) {
            game.undoEdit();
          } else {
            game.redoEdit();
          }
        }
        case 7 -> {
          return resumed(game);
        }
        default -> play(game, random);
      }
    } catch (RefusedException refused) {
      // No change.
    }
    return game;
  }

  private void takeBack(Game game, Random random) {
    game.takeBack(random.nextBoolean() ? Stone.BLACK : Stone.WHITE);
    shownIsPlayed(game);
  }

  private void shownIsPlayed(Game game) {
    GameState now = game.state();
    played.clear();
    played.addAll(moves(now.record(), now.path()));
  }

  private void play(Game game, Random random) {
    GameState now = game.state();
    List<Point> allowed = now.board().allowed();
    if (now.result().isEmpty() && !allowed.isEmpty()) {
      Point point = allowed.get(random.nextInt(allowed.size()));
      List<Move> before = moves(now.record(), now.path());
      GameFixture.verdict(GameFixture.put(game, point.toString()));
      played.clear();
      played.addAll(before);
      played.add(new Move.Place(now.toMove(), point));
    }
  }

  private static void edit(Game game, Random random) {
    GameState now = game.state();
    List<Integer> path = path(now.record(), random);
    if (!path.isEmpty()) {
      game.edit(
          now.version(),
          switch (random.nextInt(4)) {
            case 0 -> new RecordEdit.Remove(path);
            case 1 -> new RecordEdit.Promote(path);
            case 2 -> new RecordEdit.MakeMain(path);
            default ->
                new RecordEdit.Annotate(
                    path, List.of(new RecordNote.Comment("about " + random.nextInt())));
          });
    }
  }

  /** Closes the game and returns it resumed. */
  private Game resumed(Game game) {
    GameState now = game.state();
    if (now.ended().isPresent()) {
      return game;
    }
    game.close();
    return fixture.open(
        GameSetup.of(now.record())
            .path(now.path())
            .line(now.line())
            .black(now.black())
            .white(now.white())
            .paused(now.paused() || now.looksElsewhere())
            .resumes("left")
            .build());
  }

  private static List<Integer> path(GameRecord record, Random random) {
    List<Integer> path = new ArrayList<>();
    List<Node> next = record.lines();
    while (!next.isEmpty() && random.nextInt(6) > 0) {
      int child = random.nextInt(next.size());
      path.add(child);
      next = next.get(child).next();
    }
    return path;
  }
}
