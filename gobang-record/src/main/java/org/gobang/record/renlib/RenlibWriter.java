package org.gobang.record.renlib;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.LostTags;
import org.gobang.record.io.RuleNames;

/** A writer of RenLib's {@code .lib}, with texts in UTF-8. */
public final class RenlibWriter {

  private static final String EXTENSION = ".lib";

  private final OutputStream file;
  private final List<Integer> start;
  private final RenlibNotes notes = new RenlibNotes();
  private final Deque<Step> left = new ArrayDeque<>();

  private RenlibWriter(OutputStream file, List<Integer> start) {
    this.file = file;
    this.start = start;
  }

  /** A pending step: a label, or a move with its subtree. */
  private sealed interface Step {}

  private record LabelStep(RenlibNotes.Label label, boolean hasSibling) implements Step {}

  /**
   * A move step.
   *
   * @param ply the number of the move, from 1
   * @param onWay whether the move is on the path to the current position
   */
  private record MoveStep(Node node, int ply, boolean hasSibling, boolean onWay) implements Step {}

  /**
   * Writes a tree.
   *
   * @param record the tree
   * @param path the path of the current position, where RenLib opens the file unless the main line
   *     ends there
   * @param file receives the content
   * @return the content that the file lacks
   * @throws IOException if the stream fails
   * @throws RefusedException if the format does not support the game: the size must be 15, without
   *     set-up stones, and with alternating moves
   * @throws IllegalArgumentException if the path does not exist in the record
   */
  public static List<LocalizedText> write(GameRecord record, List<Integer> path, OutputStream file)
      throws IOException {
    record.follow(path);
    Start start = record.start();
    if (start.size() != RenlibCode.SIZE) {
      throw new RefusedException(
          RecordMessages.of("cannot.size", EXTENSION, RenlibCode.SIZE, start.size()));
    }
    if (!start.stones().isEmpty() || start.first() != Stone.BLACK) {
      throw new RefusedException(RecordMessages.of("cannot.set.up", EXTENSION));
    }
    BufferedOutputStream buffered = new BufferedOutputStream(file);
    RenlibWriter writer = new RenlibWriter(buffered, isFirstLeaf(record, path) ? List.of() : path);
    writer.tree(record);
    buffered.flush();
    List<LocalizedText> lost = new ArrayList<>();
    if (!record.rules().equals(RuleNames.RENJU)) {
      lost.add(RecordMessages.of("lost.rules", record.rules()));
    }
    lost.addAll(writer.notes.losses());
    lost.addAll(LostTags.of(record, Map.of(), true));
    return lost;
  }

  private static boolean isFirstLeaf(GameRecord record, List<Integer> path) {
    return path.equals(record.withTags(Map.of()).mainLine());
  }

  private void tree(GameRecord record) throws IOException {
    file.write(RenlibCode.header());
    RenlibNotes.Held held = notes.held(record.notes(), Optional.empty());
    node(RenlibCode.NO_POINT, flags(held, record.lines()), held.comment());
    push(record.lines(), held.labels(), 0, true);
    while (!left.isEmpty()) {
      Step step = left.pop();
      if (step instanceof MoveStep move) {
        move(move);
      } else if (step instanceof LabelStep label) {
        label(label);
      }
    }
  }

  /** Pushes the next steps. Labels follow the moves, so that the first child stays the main one. */
  private void push(List<Node> next, List<RenlibNotes.Label> labels, int ply, boolean onWay) {
    for (int i = labels.size() - 1; i >= 0; i--) {
      left.push(new LabelStep(labels.get(i), i + 1 < labels.size()));
    }
    for (int i = next.size() - 1; i >= 0; i--) {
      boolean childOnWay = onWay && ply < start.size() && start.get(ply) == i;
      boolean hasSibling = i + 1 < next.size() || !labels.isEmpty();
      left.push(new MoveStep(next.get(i), ply + 1, hasSibling, childOnWay));
    }
  }

  private void move(MoveStep step) throws IOException {
    Node node = step.node();
    RenlibNotes.Held held = notes.held(node.notes(), Optional.of(node.move()));
    int flags = flags(held, node.next());
    flags |= held.marked() ? RenlibCode.MARK : 0;
    flags |= step.hasSibling() ? RenlibCode.SIBLING : 0;
    flags |= step.onWay() && step.ply() == start.size() ? RenlibCode.START : 0;
    node(code(step), flags, held.comment());
    push(node.next(), held.labels(), step.ply(), step.onWay());
  }

  private static int flags(RenlibNotes.Held held, List<Node> next) {
    boolean last = next.isEmpty() && held.labels().isEmpty();
    return (last ? RenlibCode.NO_CHILD : 0) | (held.comment().isEmpty() ? 0 : RenlibCode.COMMENT);
  }

  private static int code(MoveStep step) {
    Move move = step.node().move();
    if (move instanceof Move.Choose) {
      throw refused(step, RecordMessages.of("cannot.choice"));
    }
    if (move.stone() != (step.ply() % 2 == 1 ? Stone.BLACK : Stone.WHITE)) {
      throw refused(step, RecordMessages.of("cannot.turn"));
    }
    if (!(move instanceof Move.Place place)) {
      return RenlibCode.NO_POINT;
    }
    if (place.point().column() >= RenlibCode.SIZE || place.point().row() >= RenlibCode.SIZE) {
      throw refused(step, RecordMessages.of("cannot.outside", RenlibCode.SIZE));
    }
    return RenlibCode.code(place.point());
  }

  private static RefusedException refused(MoveStep step, LocalizedText reason) {
    return new RefusedException(
        RecordMessages.of("cannot.move", EXTENSION, step.ply(), step.node().move(), reason));
  }

  private void label(LabelStep step) throws IOException {
    int flags = RenlibCode.NO_MOVE | RenlibCode.NO_CHILD | RenlibCode.EXTENSION;
    file.write(RenlibCode.code(step.label().point()));
    file.write(flags | (step.hasSibling() ? RenlibCode.SIBLING : 0));
    file.write(0);
    file.write(RenlibCode.BOARD_TEXT);
    text(step.label().text());
  }

  private void node(int point, int flags, String comment) throws IOException {
    file.write(point);
    file.write(flags);
    if (!comment.isEmpty()) {
      text(comment);
    }
  }

  private void text(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    file.write(bytes);
    file.write(0);
    if (bytes.length % 2 == 0) {
      file.write(0);
    }
  }
}
