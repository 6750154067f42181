package org.gobang.record.sgf;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.LocalizedMessage;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.io.DecodedText;
import org.gobang.record.io.Excerpt;
import org.gobang.record.io.NodeBuilder;
import org.gobang.record.io.Remarks;
import org.gobang.record.io.TreeBuilder;
import org.gobang.record.io.UnreadableTextException;

/**
 * Reads <a href="https://www.red-bean.com/sgf/">SGF FF[4]</a>, and the dialects of many programs. A
 * node without a move belongs to the position before it.
 */
public final class SgfReader {

  /** Properties of the file and not of the game. */
  private static final Set<String> OF_THE_FILE =
      Set.of("FF", "GM", "SZ", "RU", SgfRules.PROPERTY, "CA", "AP", "ST");

  private static final Set<String> TERRITORY = Set.of("TB", "TW");

  private static final Pattern CHARSET = Pattern.compile("CA\\s*+\\[\\s*+([\\w.:+-]++)\\s*+\\]");

  private final String text;
  private final SgfScanner scanner;
  private final Remarks remarks;
  private final TreeBuilder tree;
  private final SgfTags tags = new SgfTags();
  private final SgfHeader header;
  private final SgfPoints points;
  private final SgfNotes notes;
  private final SgfSetUp setUp;
  private boolean territory;

  private SgfReader(SgfScanner scanner, String text, ReadDefaults defaults, Remarks remarks) {
    this.text = text;
    this.scanner = scanner;
    this.remarks = remarks;
    this.tree = new TreeBuilder(text);
    scanner.next();
    scanner.next();
    this.header = SgfHeader.read(text, scanner.properties(), defaults, remarks);
    this.points = new SgfPoints(header.size());
    this.notes = new SgfNotes(points);
    this.setUp = new SgfSetUp(text, points);
    tags.rules(header.rulesText(), header.rules());
  }

  /**
   * Whether a text contains an SGF game.
   *
   * @param text the text of a file
   * @return whether a game begins in it, wherever that is
   */
  public static boolean isGame(String text) {
    return new SgfScanner(text).findGame();
  }

  /**
   * Reads the games of a file.
   *
   * @param bytes the content of the file
   * @param defaults what to assume where the file does not say
   * @param games receives each game, and returns whether the next one is wanted
   * @throws UnreadableTextException if there is none, or the next one cannot be read; the message
   *     says where
   */
  public static void read(byte[] bytes, ReadDefaults defaults, Predicate<ParsedRecord> games) {
    Matcher charset = CHARSET.matcher(new String(bytes, StandardCharsets.ISO_8859_1));
    Optional<String> named = charset.find() ? Optional.of(charset.group(1)) : Optional.empty();
    DecodedText decoded = DecodedText.of(bytes, defaults.charset(), named);
    String text = decoded.text();
    SgfScanner scanner = new SgfScanner(text);
    if (!scanner.findGame()) {
      throw new UnreadableTextException(text, 0, LocalizedMessage.of("sgf.none"));
    }
    Remarks remarks = new Remarks(text);
    decoded.remark().ifPresent(remarks::add);
    while (games.test(new SgfReader(scanner, text, defaults, remarks).read())
        && scanner.findGame()) {
      remarks = new Remarks(text);
    }
  }

  private ParsedRecord read() {
    walk(take(tree.root()));
    List<Node> lines = tree.build();
    GameRecord record =
        GameRecord.of(header.rules(), setUp.start(lines), List.of())
            .withTags(tags.tags())
            .withNotes(tree.root().notes().list())
            .withLines(lines);
    if (!header.game().equals(SgfHeader.GOMOKU)) {
      refuseGo(record);
      remarks.add(LocalizedMessage.of("sgf.other.number", Excerpt.of(header.game())));
    }
    return new ParsedRecord(record, remarks.list());
  }

  /** Reads everything after the root, to the end of the game. */
  private void walk(NodeBuilder root) {
    Deque<NodeBuilder> open = new ArrayDeque<>(List.of(root));
    NodeBuilder here = root;
    while (!open.isEmpty()) {
      switch (scanner.next()) {
        case OPEN -> {
          open.push(here);
          if (open.size() > TreeBuilder.MAX_MOVES) {
            throw unreadable(scanner.index(), LocalizedMessage.of("sgf.deep"));
          }
        }
        case CLOSE -> here = open.pop();
        case NODE -> here = take(here);
        case END -> {
          remarks.add(LocalizedMessage.of("sgf.ends"));
          open.clear();
        }
      }
    }
  }

  /** Adds the scanned node after a position, and returns the new position. */
  private NodeBuilder take(NodeBuilder before) {
    NodeBuilder here = before;
    for (SgfProperty property : scanner.properties()) {
      if (property.id().equals("B") || property.id().equals("W")) {
        here = tree.add(here, move(property), property.index());
      } else if (choice(property).isPresent()) {
        here = tree.add(here, choice(property).get(), property.index());
      }
    }
    for (SgfProperty property : scanner.properties()) {
      if (!isTaken(property, here)) {
        remarks.add(
            LocalizedMessage.of("sgf.property", Excerpt.of(property.id())), property.index());
      }
    }
    return here;
  }

  private boolean isTaken(SgfProperty property, NodeBuilder here) {
    territory |= TERRITORY.contains(property.id());
    if (property.id().equals("B") || property.id().equals("W")) {
      return property.values().size() == 1;
    }
    if (property.id().equals(SgfWriter.CHOICE)) {
      return choice(property).isPresent();
    }
    if (SgfSetUp.isSetUp(property)) {
      return tree.isEmpty() && setUp.take(property);
    }
    return OF_THE_FILE.contains(property.id())
        || tags.take(property)
        || notes.take(property, here.notes());
  }

  private Move move(SgfProperty property) {
    Stone stone = property.id().equals("B") ? Stone.BLACK : Stone.WHITE;
    SgfProperty.Value value = property.first();
    if (points.isPass(value.raw())) {
      return new Move.Pass(stone);
    }
    return points
        .read(value.raw())
        .map(point -> new Move.Place(stone, point))
        .orElseThrow(() -> unreadable(value.index(), points.unknown(property.id(), value.raw())));
  }

  /** The choice of a property; empty if it has none. */
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

  /** Go programs save gomoku as go too, so that only evidence in the game tells the difference. */
  private void refuseGo(GameRecord record) {
    if (header.game().equals(SgfHeader.GO)) {
      GoDetector.evidence(record, territory)
          .ifPresent(
              evidence -> {
                throw unreadable(0, evidence);
              });
    }
  }

  private UnreadableTextException unreadable(int index, LocalizedMessage reason) {
    return new UnreadableTextException(text, index, reason);
  }
}
