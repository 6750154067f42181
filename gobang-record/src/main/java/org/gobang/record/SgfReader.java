package org.gobang.record;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;

/**
 * Reads <a href="https://www.red-bean.com/sgf/">SGF FF[4]</a>, and what programs write that is
 * nearly that. A node without a move belongs to the position before it.
 */
final class SgfReader {

  /** Properties that are about the file and not about the game. */
  private static final Set<String> OF_THE_FILE =
      Set.of("FF", "GM", "SZ", "RU", SgfRules.PROPERTY, "CA", "AP", "ST");

  private static final Set<String> TERRITORY = Set.of("TB", "TW");

  private static final Pattern CHARSET = Pattern.compile("CA\\s*+\\[\\s*+([\\w.:+-]++)\\s*+\\]");

  private final String text;
  private final SgfScanner scanner;
  private final Skipped skipped;
  private final Drafts drafts;
  private final SgfTags tags = new SgfTags();
  private final SgfHeader header;
  private final SgfPoints points;
  private final SgfNotes notes;
  private final SgfSetUp setUp;
  private boolean territory;

  private SgfReader(Decoded decoded, Unsaid unsaid) {
    this.text = decoded.text();
    this.scanner = new SgfScanner(text);
    this.skipped = new Skipped(text);
    this.drafts = new Drafts(text);
    decoded.doubt().ifPresent(skipped::say);
    if (!scanner.findGame()) {
      throw unreadable(0, Sentence.of("sgf.none"));
    }
    scanner.next();
    scanner.next();
    this.header = SgfHeader.read(text, scanner.properties(), unsaid, skipped);
    this.points = new SgfPoints(header.size());
    this.notes = new SgfNotes(points);
    this.setUp = new SgfSetUp(text, points);
    tags.rules(header.told(), header.rules());
  }

  /**
   * Reads the first game of a file.
   *
   * @throws UnreadableRecordException if there is none that can be read
   */
  static Reading read(byte[] bytes, Unsaid unsaid) {
    Matcher charset = CHARSET.matcher(new String(bytes, StandardCharsets.ISO_8859_1));
    Optional<String> named = charset.find() ? Optional.of(charset.group(1)) : Optional.empty();
    return new SgfReader(Decoded.of(bytes, named), unsaid).read();
  }

  private Reading read() {
    walk(take(drafts.start()));
    if (scanner.findGame()) {
      skipped.say(Sentence.of("sgf.more"));
    }
    List<Node> lines = drafts.lines();
    GameRecord record =
        new GameRecord(
            header.rules(), setUp.start(lines), tags.tags(), drafts.start().notes().list(), lines);
    if (!header.game().equals(SgfHeader.GOMOKU)) {
      refuseGo(record);
      skipped.say(Sentence.of("sgf.other.number", Quote.of(header.game())));
    }
    return new Reading(record, skipped.sentences());
  }

  /** Goes on behind the root, to the end of the game. */
  private void walk(Draft root) {
    Deque<Draft> open = new ArrayDeque<>(List.of(root));
    Draft here = root;
    while (!open.isEmpty()) {
      switch (scanner.next()) {
        case OPEN -> {
          open.push(here);
          if (open.size() > Drafts.MOST_MOVES) {
            throw unreadable(scanner.index(), Sentence.of("sgf.deep"));
          }
        }
        case CLOSE -> here = open.pop();
        case NODE -> here = take(here);
        case END -> {
          skipped.say(Sentence.of("sgf.ends"));
          open.clear();
        }
      }
    }
  }

  /** Takes the node that was scanned, behind a position; the position then. */
  private Draft take(Draft before) {
    Draft here = before;
    for (SgfProperty property : scanner.properties()) {
      if (property.id().equals("B") || property.id().equals("W")) {
        here = drafts.add(here, move(property), property.index());
      }
    }
    for (SgfProperty property : scanner.properties()) {
      if (!isTaken(property, here)) {
        skipped.add(Sentence.of("sgf.property", Quote.of(property.id())), property.index());
      }
    }
    return here;
  }

  private boolean isTaken(SgfProperty property, Draft here) {
    territory |= TERRITORY.contains(property.id());
    if (property.id().equals("B") || property.id().equals("W")) {
      return property.values().size() == 1;
    }
    if (SgfSetUp.isSetUp(property)) {
      return drafts.isEmpty() && setUp.take(property);
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

  /** Go that is saved as go; what else is saved so was saved by a program for go. */
  private void refuseGo(GameRecord record) {
    if (header.game().equals(SgfHeader.GO)) {
      GoGame.sign(record, territory)
          .ifPresent(
              sign -> {
                throw unreadable(0, sign);
              });
    }
  }

  private UnreadableRecordException unreadable(int index, Sentence reason) {
    return new UnreadableRecordException(text, index, reason);
  }
}
