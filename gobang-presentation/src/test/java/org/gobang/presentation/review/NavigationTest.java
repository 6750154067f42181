package org.gobang.presentation.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeBoard;
import org.gobang.presentation.GameStates;
import org.gobang.presentation.review.Navigation.Step;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NavigationTest {

  private static final List<Step> STEPS = List.of(Step.values());

  private static final FakeBoard BOARD = FakeBoard.after("");

  /** A reference implementation that stores the last choice at each position. */
  private static final class Reference {
    private final GameRecord record;
    private final Map<List<Integer>, Integer> on = new HashMap<>();
    private List<Integer> at = List.of();

    Reference(GameRecord record) {
      this.record = record;
    }

    private List<Node> choices(List<Integer> path) {
      List<Node> nodes = record.follow(path);
      return nodes.isEmpty() ? record.lines() : nodes.get(nodes.size() - 1).next();
    }

    /** Replaces all stored choices on a jump off the current line. */
    void jump(List<Integer> path) {
      boolean along = path.size() <= line().size() && line().subList(0, path.size()).equals(path);
      if (!along) {
        on.clear();
        for (int ply = 0; ply < path.size(); ply++) {
          on.put(path.subList(0, ply), path.get(ply));
        }
      }
      at = path;
    }

    private List<Integer> line() {
      List<Integer> line = new ArrayList<>();
      while (!choices(line).isEmpty()) {
        line.add(on.getOrDefault(line, 0));
      }
      return line;
    }

    List<Integer> to(Step step) {
      int size = line().size();
      return switch (step) {
        case START -> List.of();
        case END -> line();
        case BACK, FORTH, FAR_BACK, FAR_FORTH -> {
          int by = step == Step.BACK || step == Step.FORTH ? 1 : 10;
          int sign = step == Step.BACK || step == Step.FAR_BACK ? -1 : 1;
          yield line().subList(0, Math.min(size, Math.max(0, at.size() + sign * by)));
        }
        case PREVIOUS, NEXT -> beside(step == Step.NEXT ? 1 : -1);
      };
    }

    private List<Integer> beside(int by) {
      List<Integer> up = at;
      while (!up.isEmpty() && choices(up.subList(0, up.size() - 1)).size() == 1) {
        up = up.subList(0, up.size() - 1);
      }
      if (up.isEmpty()) {
        return at;
      }
      List<Integer> other = new ArrayList<>(up);
      int child = other.remove(other.size() - 1) + by;
      int choices = choices(other).size();
      other.add(child);
      return child >= 0 && child < choices ? other : at;
    }
  }

  private static GameState state(GameRecord record, List<Integer> path) {
    return GameState.of(record, BOARD)
        .path(path)
        .black(GameStates.PERSON)
        .white(GameStates.PERSON)
        .paused(true)
        .build();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4, 30, 120})
  void agreesWithASlowReference(int moves) {
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      GameRecord record = RandomTree.record(random, moves);
      Reference slow = new Reference(record);
      Navigation navigation = new Navigation(Texts.shared(Locale.ENGLISH));
      List<Integer> at = List.of();
      for (int i = 0; i < 60; i++) {
        assertThat(navigation.line(state(record, at))).isEqualTo(slow.line());
        Step step = STEPS.get(random.nextInt(STEPS.size()));
        List<Integer> to = slow.to(step);
        assertThat(navigation.after(state(record, at), step))
            .as("seed %d: %s from %s", seed, step, at)
            .isEqualTo(to);
        slow.jump(to);
        at = to;
      }
    }
  }

  private static GameRecord variations() {
    List<Node> tries =
        Stream.of("h8", "h9", "h10")
            .map(
                point ->
                    new Node(new Move.Place(Stone.BLACK, Point.parse(point)), List.of(), List.of()))
            .toList();
    return GameRecord.of("test", Start.empty(15), List.of()).withLines(tries);
  }

  @Test
  void stopsAtTheFirstAndTheLastVariation() {
    Navigation navigation = new Navigation(Texts.shared(Locale.ENGLISH));
    GameRecord record = variations();
    assertThat(navigation.after(state(record, List.of(0)), Step.PREVIOUS)).containsExactly(0);
    assertThat(navigation.after(state(record, List.of(1)), Step.NEXT)).containsExactly(2);
    assertThat(navigation.after(state(record, List.of(2)), Step.NEXT)).containsExactly(2);
  }

  @Test
  void goesToAMoveOfTheLineOnly() {
    Navigation navigation = new Navigation(Texts.shared(Locale.ENGLISH));
    GameRecord record =
        GameRecord.of("test", Start.empty(15), MoveText.parse("h8 h9", Stone.BLACK));
    GameState start = state(record, List.of());
    assertThat(navigation.after(start, 2)).containsExactly(0, 0);
    assertThat(navigation.after(start, 0)).isEmpty();
    assertThatThrownBy(() -> navigation.after(start, 3)).hasMessage("There are only 2 moves.");
  }

  @Test
  void stopsAtTheLatestMove() {
    Navigation navigation = new Navigation(Texts.shared(Locale.ENGLISH));
    GameRecord record =
        GameRecord.of("test", Start.empty(15), MoveText.parse("h8 h9 i8 i9", Stone.BLACK));
    assertThat(navigation.line(state(record, List.of(0, 0, 0, 0)))).hasSize(4);
    GameRecord taken = record.withTags(Map.of(Tags.PLAYED, "2"));
    List<Integer> played = List.of(0, 0);
    assertThat(navigation.line(state(taken, played))).isEqualTo(played);
    assertThat(navigation.after(state(taken, played), Step.END)).isEqualTo(played);
    List<Integer> withdrawn = navigation.after(state(taken, played), Step.FORTH);
    assertThat(withdrawn).as("withdrawn moves can be reached").containsExactly(0, 0, 0);
    assertThat(navigation.line(state(taken, withdrawn))).hasSize(4);
    assertThat(navigation.line(state(taken, played))).isEqualTo(played);
  }

  @Test
  void followsAnotherRecordWithoutTheLine() {
    Navigation navigation = new Navigation(Texts.shared(Locale.ENGLISH));
    GameRecord longer =
        GameRecord.of("test", Start.empty(15), MoveText.parse("h8 h9", Stone.BLACK));
    GameRecord shorter = GameRecord.of("test", Start.empty(15), MoveText.parse("h8", Stone.BLACK));
    assertThat(navigation.line(state(longer, List.of()))).hasSize(2);
    assertThat(navigation.line(state(shorter, List.of()))).containsExactly(0);
  }

  @Test
  void goesToTheStoneWithANumber() {
    List<Move> moves = MoveText.parseWithChoices("h8 swap h9 fifths-2 offer-a1 a1", Stone.BLACK);
    GameRecord record = GameRecord.of("test", Start.empty(15), moves);
    GameState state = GameState.of(record, BOARD).path(List.of()).line(record.mainLine()).build();
    Navigation navigation = new Navigation(Texts.shared(Locale.ENGLISH));
    assertThat(navigation.afterNumber(state, 0)).isEmpty();
    assertThat(navigation.afterNumber(state, 2)).hasSize(3);
    assertThat(navigation.afterNumber(state, 3)).hasSize(6);
    assertThatThrownBy(() -> navigation.afterNumber(state, 4)).hasMessageContaining("only 3 moves");
  }
}
