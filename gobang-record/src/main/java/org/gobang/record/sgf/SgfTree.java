package org.gobang.record.sgf;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.NodeBuilder;
import org.gobang.record.io.QuotedExcerpt;
import org.gobang.record.io.ReaderRemarks;
import org.gobang.record.io.TreeBuilder;
import org.gobang.record.io.UnreadableContentException;

/**
 * The nodes of an SGF game during reading. A node without a move belongs to the previous position.
 * A record has one set-up, before the first move: a variation is read up to a node with further or
 * different set-up stones.
 */
final class SgfTree {

  /** Properties of the file and not of the game. */
  private static final Set<String> OF_THE_FILE =
      Set.of("FF", "GM", "SZ", "RU", SgfRules.PROPERTY, "CA", "AP", "ST");

  private static final Set<String> TERRITORY = Set.of("TB", "TW");

  private final String text;
  private final SgfScanner scanner;
  private final ReaderRemarks remarks;
  private final TreeBuilder tree;
  private final SgfTags tags;
  private final SgfPoints points;
  private final SgfNotes notes;
  private final SgfSetUp setUp;
  private final SgfPlacedMoves placed;
  private boolean territory;

  /** The number of moves in the first line, once it has ended. */
  private OptionalInt firstLine = OptionalInt.empty();

  /** Whether the first line ended with an empty node. */
  private boolean endMarked;

  /** Creates a tree without nodes. The root of the game is the last node read by the scanner. */
  SgfTree(String text, SgfScanner scanner, SgfPoints points, SgfTags tags, ReaderRemarks remarks) {
    this.text = text;
    this.scanner = scanner;
    this.remarks = remarks;
    this.tree = new TreeBuilder(text);
    this.tags = tags;
    this.points = points;
    this.notes = new SgfNotes(points);
    this.setUp = new SgfSetUp(text, points);
    this.placed = new SgfPlacedMoves(points);
  }

  /**
   * The state of reading.
   *
   * @param node the position
   * @param last the side of the last move; empty before the first
   * @param setUps the number of nodes with set-up stones
   * @param read whether reading of the line continues
   */
  private record Line(NodeBuilder node, Optional<Stone> last, int setUps, boolean read) {

    Line after(NodeBuilder next, Stone side) {
      return new Line(next, Optional.of(side), setUps, true);
    }

    Line ended() {
      return new Line(node, last, setUps, false);
    }
  }

  /** Returns whether the game marks territory, as in go. */
  boolean hasTerritory() {
    return territory;
  }

  /** Reads the game from the root to the end, as a record without tags. */
  GameRecord read(String rules) {
    Line here = take(new Line(tree.root(), Optional.empty(), 0, true), true);
    Deque<Line> open = new ArrayDeque<>(List.of(here));
    while (!open.isEmpty()) {
      switch (scanner.next()) {
        case OPEN -> {
          here = settle(here, Optional.empty());
          open.push(here);
          if (open.size() > TreeBuilder.MAX_MOVES) {
            throw unreadable(scanner.index(), RecordMessages.of("sgf.deep"));
          }
        }
        case CLOSE -> {
          settle(here, Optional.empty());
          if (firstLine.isEmpty()) {
            firstLine = OptionalInt.of(tree.size());
            endMarked = scanner.properties().isEmpty();
          }
          here = open.pop();
        }
        case NODE -> here = take(here, false);
        case END -> {
          settle(here, Optional.empty());
          remarks.add(RecordMessages.of("sgf.ends"));
          open.clear();
        }
      }
    }
    List<Node> lines = tree.build();
    GameRecord record =
        GameRecord.of(rules, setUp.start(lines), List.of())
            .withNotes(tree.root().notes().list())
            .withLines(lines);
    int played = firstLine.orElse(0);
    if (endMarked && played < record.mainLine().size()) {
      tags.played(played);
    }
    return record;
  }

  /** Adds the scanned node to a line. */
  private Line take(Line before, boolean root) {
    List<SgfProperty> properties = scanner.properties();
    if (!before.read()) {
      return before;
    }
    if (!root && tree.isEmpty() && before.setUps() == setUp.nodes() && placed.take(properties)) {
      return before;
    }
    Optional<Stone> next = properties.stream().flatMap(each -> side(each).stream()).findFirst();
    Line here = settle(before, next);
    Optional<Move.Place> stone = placed.single(properties);
    if (stone.isPresent()
        && here.last().filter(stone.get().stone().opponent()::equals).isPresent()) {
      return placed(here, properties, stone.get());
    }
    return tree.isEmpty() ? first(here, properties) : later(here, properties);
  }

  /** Reads a node before the first move, which may set up stones. */
  private Line first(Line before, List<SgfProperty> properties) {
    Line here = before;
    if (properties.stream().anyMatch(SgfSetUp::isSetUp)) {
      if (before.setUps() != setUp.nodes()) {
        return ended(before, "sgf.other.start", properties);
      }
      here = new Line(before.node(), before.last(), setUp.next(), true);
    }
    for (SgfProperty property : properties) {
      if (SgfSetUp.isSetUp(property) && !setUp.take(property)) {
        ignored(property);
      }
    }
    return moves(here, properties);
  }

  private Line later(Line before, List<SgfProperty> properties) {
    if (properties.stream().anyMatch(SgfSetUp::placesStones)) {
      return ended(before, before.last().isEmpty() ? "sgf.other.start" : "sgf.set.up", properties);
    }
    return moves(before, properties);
  }

  private Line ended(Line line, String why, List<SgfProperty> properties) {
    remarks.add(RecordMessages.of(why), properties.get(0).index());
    return line.ended();
  }

  private Line moves(Line before, List<SgfProperty> properties) {
    Line here = before;
    boolean first = tree.isEmpty();
    for (SgfProperty property : properties) {
      Optional<Move> move =
          side(property).isPresent() ? Optional.of(move(property)) : choice(property);
      if (move.isPresent()) {
        if (before.setUps() != setUp.nodes()) {
          return ended(before, "sgf.other.start", properties);
        }
        here = here.after(tree.add(here.node(), move.get(), property.index()), move.get().stone());
      }
    }
    for (SgfProperty property : properties) {
      boolean done = first && SgfSetUp.isSetUp(property);
      if (!done && !isTaken(property, here.node())) {
        ignored(property);
      }
    }
    return here;
  }

  private void ignored(SgfProperty property) {
    remarks.add(
        RecordMessages.of("sgf.property", QuotedExcerpt.of(property.id())), property.index());
  }

  /** Reads the postponed nodes: as moves if sides alternate, including the next move. */
  private Line settle(Line before, Optional<Stone> next) {
    Line here = before;
    boolean moves = placed.areMoves(setUp.toMove(), next);
    for (List<SgfProperty> properties : placed.drain()) {
      here =
          moves
              ? placed(here, properties, placed.single(properties).orElseThrow())
              : first(here, properties);
    }
    return here;
  }

  /** Reads a node with one set-up stone as a move. */
  private Line placed(Line before, List<SgfProperty> properties, Move.Place move) {
    if (before.setUps() != setUp.nodes()) {
      return ended(before, "sgf.other.start", properties);
    }
    int index = properties.get(0).index();
    remarks.add(RecordMessages.of("sgf.placed"), index);
    Line here = before.after(tree.add(before.node(), move, index), move.stone());
    for (SgfProperty property : properties) {
      if (!SgfSetUp.isSetUp(property) && !isTaken(property, here.node())) {
        ignored(property);
      }
    }
    return here;
  }

  private boolean isTaken(SgfProperty property, NodeBuilder here) {
    territory |= TERRITORY.contains(property.id());
    if (side(property).isPresent()) {
      return property.values().size() == 1;
    }
    if (property.id().equals(SgfWriter.CHOICE)) {
      return choice(property).isPresent();
    }
    return OF_THE_FILE.contains(property.id())
        || tags.take(property)
        || notes.take(property, here.notes());
  }

  /** Returns the side of a move; empty for any other property. */
  private static Optional<Stone> side(SgfProperty property) {
    return switch (property.id()) {
      case "B" -> Optional.of(Stone.BLACK);
      case "W" -> Optional.of(Stone.WHITE);
      default -> Optional.empty();
    };
  }

  private Move move(SgfProperty property) {
    Stone stone = side(property).orElseThrow();
    SgfProperty.Value value = property.first();
    if (points.isPass(value.raw())) {
      return new Move.Pass(stone);
    }
    return points
        .read(value.raw())
        .map(point -> new Move.Place(stone, point))
        .orElseThrow(() -> unreadable(value.index(), points.unknown(property.id(), value.raw())));
  }

  /** Returns the choice of a property; empty if it has none. */
  private static Optional<Move> choice(SgfProperty property) {
    String value = property.first().raw();
    boolean has =
        property.id().equals(SgfWriter.CHOICE)
            && (value.startsWith("B:") || value.startsWith("W:"))
            && Move.Choose.isKey(value.substring(2));
    return has
        ? Optional.of(
            new Move.Choose(value.charAt(0) == 'B' ? Stone.BLACK : Stone.WHITE, value.substring(2)))
        : Optional.empty();
  }

  private UnreadableContentException unreadable(int index, LocalizedText reason) {
    return new UnreadableContentException(text, index, reason);
  }
}
