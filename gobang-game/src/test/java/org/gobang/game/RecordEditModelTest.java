package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.RecordEdit;
import org.gobang.record.TextFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares random moves, jumps, edits, undos and redos with a tree of strings. */
class RecordEditModelTest {

  private static final int STEPS = 600;

  private final Random random = new Random(0);
  private final Model model = new Model();
  private GameModel game = explored();

  /** A node of the reference: a word for the move and its notes, and the next nodes. */
  private static final class Tree {
    private final String move;
    private String notes = "";
    private final List<Tree> next = new ArrayList<>();

    Tree(String move) {
      this.move = move;
    }

    Tree at(List<Integer> path) {
      return path.isEmpty() ? this : next.get(path.get(0)).at(path.subList(1, path.size()));
    }

    @Override
    public String toString() {
      return move + notes + (next.isEmpty() ? "" : next);
    }
  }

  /** The reference: an edit is a pair of tasks, one to do and one to undo. */
  private static final class Model {
    private final Tree start = new Tree("start");
    private final Deque<Runnable[]> made = new ArrayDeque<>();
    private final Deque<Runnable[]> undone = new ArrayDeque<>();

    void make(Runnable make, Runnable undo) {
      make.run();
      made.push(new Runnable[] {make, undo});
      undone.clear();
    }

    void undo() {
      Runnable[] edit = made.pop();
      edit[1].run();
      undone.push(edit);
    }

    void redo() {
      Runnable[] edit = undone.pop();
      edit[0].run();
      made.push(edit);
    }
  }

  private static GameModel explored() {
    GameRecord empty = GameRecord.of("freestyle", Start.empty(15), List.of());
    GameSetup setup = GameSetup.explore(empty);
    return new GameModel(
        GameTree.of(empty, Boards.of(empty.rules(), empty.start())),
        setup,
        SeatedPlayer.of(setup.black(), new TestPlayers()),
        SeatedPlayer.of(setup.white(), new TestPlayers()));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void agreesWithTheReference(long seed) {
    random.setSeed(seed);
    GameState state = game.next(0);
    for (int step = 0; step < STEPS; step++) {
      act(state);
      state = game.next(0);
      assertThat(text(state.record()))
          .as("seed %s, step %s", seed, step)
          .isEqualTo(model.start.toString());
      assertThat(state.undoable()).isEqualTo(!model.made.isEmpty());
      assertThat(state.redoable()).isEqualTo(!model.undone.isEmpty());
      assertThat(state.record().follow(state.path())).hasSameSizeAs(state.board().moves());
    }
    GameRecord record = state.record();
    String sgf = TextFormat.SGF.write(record, record.mainLine()).text();
    ReadDefaults defaults = new ReadDefaults("freestyle", 15, "freestyle"::equals);
    assertThat(TextFormat.SGF.read(sgf.getBytes(StandardCharsets.UTF_8), defaults).record())
        .isEqualTo(record);
  }

  private void act(GameState state) {
    List<Integer> path = somewhere(state.record());
    switch (random.nextInt(10)) {
      case 0, 1, 2, 3 -> play(state);
      case 4 -> game.goTo(path, 0);
      case 5 -> remove(state, path);
      case 6 -> promote(state, path);
      case 7 -> makeMain(state, path);
      case 8 -> annotate(state, path);
      default -> travel(state);
    }
  }

  private void play(GameState state) {
    Point point = new Point(random.nextInt(15), random.nextInt(15));
    if (game.over() || !state.board().allowed().contains(point)) {
      return;
    }
    Move move = new Move.Place(state.toMove(), point);
    List<Tree> next = model.start.at(state.path()).next;
    if (next.stream().noneMatch(each -> each.move.equals(move.toString()))) {
      next.add(new Tree(move.toString()));
    }
    game.moved(move, game.position().after(move), game.clocks().current());
  }

  private void remove(GameState state, List<Integer> path) {
    if (!path.isEmpty()) {
      List<Tree> siblings = siblings(path);
      int child = last(path);
      Tree removed = siblings.get(child);
      model.make(() -> siblings.remove(removed), () -> siblings.add(child, removed));
      game.edit(state.version(), new RecordEdit.Remove(path));
    }
  }

  private void promote(GameState state, List<Integer> path) {
    if (!path.isEmpty()) {
      int child = last(path);
      List<Tree> siblings = siblings(path);
      if (child > 0) {
        Runnable swap = () -> Collections.swap(siblings, child - 1, child);
        model.make(swap, swap);
      }
      game.edit(state.version(), new RecordEdit.Promote(path));
    }
  }

  private void makeMain(GameState state, List<Integer> path) {
    if (!path.isEmpty()) {
      List<Runnable> there = new ArrayList<>();
      List<Runnable> back = new ArrayList<>();
      for (int ply = path.size(); ply > 0; ply--) {
        List<Tree> siblings = siblings(path.subList(0, ply));
        int child = path.get(ply - 1);
        there.add(() -> siblings.add(0, siblings.remove(child)));
        back.add(() -> siblings.add(child, siblings.remove(0)));
      }
      if (path.stream().anyMatch(child -> child > 0)) {
        model.make(() -> there.forEach(Runnable::run), () -> back.forEach(Runnable::run));
      }
      game.edit(state.version(), new RecordEdit.MakeMain(path));
    }
  }

  private void annotate(GameState state, List<Integer> path) {
    Tree tree = model.start.at(path);
    String before = tree.notes;
    String after = "!" + random.nextInt(1000);
    if (!before.equals(after)) {
      model.make(() -> tree.notes = after, () -> tree.notes = before);
    }
    game.edit(
        state.version(), new RecordEdit.Annotate(path, List.of(new RecordNote.Comment(after))));
  }

  private void travel(GameState state) {
    if (random.nextBoolean() && state.undoable()) {
      game.undoEdit();
      model.undo();
    } else if (state.redoable()) {
      game.redoEdit();
      model.redo();
    }
  }

  private List<Tree> siblings(List<Integer> path) {
    return model.start.at(path.subList(0, path.size() - 1)).next;
  }

  private static int last(List<Integer> path) {
    return path.get(path.size() - 1);
  }

  /** Returns a random node of a record. */
  private List<Integer> somewhere(GameRecord record) {
    List<Integer> path = new ArrayList<>();
    List<Node> next = record.lines();
    while (!next.isEmpty() && random.nextInt(6) > 0) {
      int child = random.nextInt(next.size());
      path.add(child);
      next = next.get(child).next();
    }
    return path;
  }

  private static String text(GameRecord record) {
    return "start" + text(record.notes()) + text("", record.lines());
  }

  private static String text(List<RecordNote> notes) {
    return notes.isEmpty() ? "" : ((RecordNote.Comment) notes.get(0)).text();
  }

  private static String text(String none, List<Node> nodes) {
    return nodes.isEmpty()
        ? none
        : nodes.stream()
            .map(node -> node.move() + text(node.notes()) + text(none, node.next()))
            .toList()
            .toString();
  }
}
