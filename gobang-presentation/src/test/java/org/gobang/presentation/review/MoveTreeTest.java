package org.gobang.presentation.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.Tags;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTreeTest {

  private static int room(int depth) {
    return Math.max(1, 4 - depth / 2);
  }

  /** A row: the paths of its moves and their depth. */
  private record Row(int depth, List<List<Integer>> paths) {}

  private static List<Row> rows(MoveTree tree) {
    return tree.rows().stream()
        .map(row -> new Row(row.get(0).depth(), row.stream().map(MoveTree.Cell::path).toList()))
        .toList();
  }

  /** A recursive reference implementation of the layout rules. */
  private static final class Reference {
    private final List<Row> rows = new ArrayList<>(List.of(new Row(0, List.of(List.of()))));

    private void layOut(List<Node> choices, List<Integer> from, int child, int depth, boolean on) {
      if (child >= choices.size()) {
        return;
      }
      List<Integer> path = new ArrayList<>(from);
      path.add(child);
      Row last = rows.get(rows.size() - 1);
      if (on && last.paths().size() < room(depth)) {
        last.paths().add(path);
      } else {
        rows.add(new Row(depth, new ArrayList<>(List.of(path))));
      }
      boolean stops = child == 0 && choices.size() > 1;
      for (int other = 1; stops && other < choices.size(); other++) {
        layOut(choices, from, other, depth + 1, false);
      }
      layOut(choices.get(child).next(), path, 0, depth, !stops);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 5, 8, 13, 60, 200})
  void followsTheLayoutRules(int moves) {
    for (int seed = 0; seed < 40; seed++) {
      GameRecord record = RandomTree.record(new Random(seed), moves);
      Reference reference = new Reference();
      reference.layOut(record.lines(), List.of(), 0, 0, false);
      MoveTree tree = new MoveTree(record, MoveTreeTest::room);
      assertThat(rows(tree)).as("seed %d", seed).isEqualTo(reference.rows);
      for (int row = 0; row < tree.rows().size(); row++) {
        for (MoveTree.Cell cell : tree.rows().get(row)) {
          assertThat(cell.row()).isEqualTo(row);
          assertThat(tree.rows().get(row).get(cell.column())).isSameAs(cell);
          assertThat(tree.along(cell.path())).endsWith(cell).hasSize(cell.ply() + 1);
          assertThat(cell.move()).isEqualTo(move(record, cell.path()));
        }
      }
    }
  }

  private static Optional<Move> move(GameRecord record, List<Integer> path) {
    List<Node> nodes = record.follow(path);
    return nodes.stream().skip(Math.max(0, nodes.size() - 1)).map(Node::move).findFirst();
  }

  @Test
  void separatesWithdrawnMovesFromPlayedMoves() {
    List<Move> moves = MoveText.parse("h8 h9 i8 i9", Stone.BLACK);
    GameRecord bare = GameRecord.of("renju", Start.empty(15), moves);
    GameRecord record = bare.withTags(Map.of(Tags.PLAYED, "2"));
    List<Integer> played = List.of(0, 0);
    MoveTree tree = new MoveTree(record, any -> 9);
    assertThat(rows(tree))
        .containsExactly(
            new Row(0, List.of(List.of())),
            new Row(0, List.of(List.of(0), played)),
            new Row(1, List.of(List.of(0, 0, 0), List.of(0, 0, 0, 0))));
    assertThat(tree.shows(record)).isTrue();
    assertThat(tree.shows(bare)).as("played again").isFalse();
  }

  @Test
  void supportsAnyDepth() {
    List<Move> moves = MoveText.parse("h8 pass ".repeat(30_000), Stone.BLACK);
    MoveTree tree =
        new MoveTree(GameRecord.of("renju", Start.empty(15), moves), MoveTreeTest::room);
    assertThat(tree.rows()).hasSize(1 + 60_000 / 4);
    assertThat(tree.along(List.of(0, 0)).get(2).choices()).isOne();
  }

  @Test
  void recognizesItsRecordUntilItChanges() {
    GameRecord record = RandomTree.record(new Random(1), 20);
    MoveTree tree = new MoveTree(record, MoveTreeTest::room);
    assertThat(tree.shows(with(record, record.lines()))).isTrue();
    List<Node> longer = new ArrayList<>(record.lines());
    longer.add(record.lines().get(0));
    assertThat(tree.shows(with(record, longer))).isFalse();
    List<Node> anew = new ArrayList<>(record.lines());
    Node first = anew.get(0);
    anew.set(0, new Node(first.move(), first.notes(), List.of()));
    assertThat(tree.shows(with(record, anew))).isFalse();
  }

  private static GameRecord with(GameRecord record, List<Node> lines) {
    return record.withLines(lines);
  }
}
