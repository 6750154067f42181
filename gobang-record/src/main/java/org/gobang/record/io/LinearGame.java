package org.gobang.record.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordNote;
import org.gobang.record.format.RecordMessages;

/**
 * One variation of a record, for formats that support only alternating moves from the empty board.
 */
public final class LinearGame {

  private final String extension;
  private final GameRecord record;
  private final List<Node> nodes;

  /**
   * Creates the variation up to a position.
   *
   * @param extension the extension of the format's files, for messages
   * @param record the game
   * @param path the path to the position
   * @throws RefusedException if the variation does not start on the empty board with Black to move,
   *     or a move is out of turn or outside the board
   * @throws IllegalArgumentException if the path does not exist in the record
   */
  public LinearGame(String extension, GameRecord record, List<Integer> path) {
    this.extension = extension;
    this.record = record;
    this.nodes = record.follow(path);
    Start start = record.start();
    if (!start.stones().isEmpty() || start.first() != Stone.BLACK) {
      throw new RefusedException(RecordMessages.of("cannot.set.up", extension));
    }
    Stone turn = Stone.BLACK;
    for (int i = 0; i < nodes.size(); i++) {
      Move move = nodes.get(i).move();
      if (move instanceof Move.Choose) {
        throw refused(i, RecordMessages.of("cannot.choice"));
      }
      if (move.stone() != turn) {
        throw refused(i, RecordMessages.of("cannot.turn"));
      }
      if (move instanceof Move.Place place && !isOnBoard(place.point())) {
        throw refused(i, RecordMessages.of("cannot.outside", start.size()));
      }
      turn = turn.opponent();
    }
  }

  private boolean isOnBoard(Point point) {
    return point.column() < record.start().size() && point.row() < record.start().size();
  }

  /**
   * Checks the board size, for formats with a single size.
   *
   * @param lines the supported size
   * @throws RefusedException if the board has another size
   */
  public void requireSize(int lines) {
    if (record.start().size() != lines) {
      throw new RefusedException(
          RecordMessages.of("cannot.size", extension, lines, record.start().size()));
    }
  }

  /**
   * Returns the nodes of the variation.
   *
   * @return the nodes, one per move
   */
  public List<Node> nodes() {
    return nodes;
  }

  /**
   * Returns the moves of the variation.
   *
   * @return the moves, alternately of Black and White
   */
  public List<Move> moves() {
    return nodes.stream().map(Node::move).toList();
  }

  /**
   * Returns the failure for a move that the format does not support.
   *
   * @param index the index of the move
   * @param reason the reason
   * @return an exception that names the move
   */
  public RefusedException refused(int index, LocalizedText reason) {
    Move move = nodes.get(index).move();
    return new RefusedException(
        RecordMessages.of("cannot.move", extension, index + 1, move, reason));
  }

  /**
   * Returns a message for each kind of content that the file will lack. Measurements (times and
   * evaluations) and the defaults of readers do not count.
   *
   * @param tags the tags in the file
   * @param size whether the file contains the board size
   * @param rules the id of the rules assumed by readers
   * @return the messages; empty if no important content is lost
   */
  public List<LocalizedText> losses(Map<String, String> tags, boolean size, String rules) {
    List<LocalizedText> lost = new ArrayList<>();
    if (!record.rules().equals(rules)) {
      lost.add(RecordMessages.of("lost.rules", record.rules()));
    }
    int lines = record.start().size();
    if (!size && lines != ReadDefaults.USUAL_SIZE) {
      lost.add(RecordMessages.of("lost.size", lines));
    }
    if (hasVariations() || !continuation().isEmpty()) {
      lost.add(RecordMessages.of("lost.variations"));
    }
    if (notes().anyMatch(RecordNote.Comment.class::isInstance)) {
      lost.add(RecordMessages.of("lost.comments"));
    }
    if (notes()
        .anyMatch(
            note -> note instanceof RecordNote.Marked || note instanceof RecordNote.Connected)) {
      lost.add(RecordMessages.of("lost.marks"));
    }
    lost.addAll(LostTags.of(record, tags, continuation().isEmpty()));
    return lost;
  }

  private boolean hasVariations() {
    return Stream.concat(Stream.of(record.lines()), nodes.stream().map(Node::next))
        .anyMatch(next -> next.size() > 1);
  }

  private List<Node> continuation() {
    return nodes.isEmpty() ? record.lines() : nodes.get(nodes.size() - 1).next();
  }

  private Stream<RecordNote> notes() {
    return Stream.concat(
        record.notes().stream(), nodes.stream().flatMap(node -> node.notes().stream()));
  }
}
