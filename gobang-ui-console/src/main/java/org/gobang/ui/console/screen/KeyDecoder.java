package org.gobang.ui.console.screen;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decodes keys from the characters that a terminal sends. A key may be a sequence of several, which
 * begins with Escape; Escape is a key itself if no other character follows soon.
 */
public final class KeyDecoder {

  private static final char ESCAPE = '\033';

  /** Longer than any sequence known here; what exceeds it is discarded. */
  private static final int LONGEST = 32;

  /** Longer than the text of any game; the rest of a pasted text is dropped. */
  private static final int LONGEST_PASTE = 65_536;

  private static final String PASTE_BEGINS = "[200~";
  private static final String PASTE_ENDS = "\033[201~";

  /** The number of pauses after which a pasted text counts as complete. */
  private static final int MOST_PAUSES = 20;

  private static final Pattern CLICK =
      Pattern.compile("\\[<(\\d{1,5});(\\d{1,5});(\\d{1,5})([Mm])");
  private static final Pattern CURSOR_AT = Pattern.compile("\\[(\\d{1,5});(\\d{1,5})R");
  private static final Pattern MODIFIERS = Pattern.compile("^\\[1;\\d+");

  private static final Map<String, Key> SEQUENCES =
      Map.ofEntries(
          Map.entry("[A", Key.Named.UP),
          Map.entry("[B", Key.Named.DOWN),
          Map.entry("[C", Key.Named.RIGHT),
          Map.entry("[D", Key.Named.LEFT),
          Map.entry("[H", Key.Named.HOME),
          Map.entry("[F", Key.Named.END),
          Map.entry("[1~", Key.Named.HOME),
          Map.entry("[7~", Key.Named.HOME),
          Map.entry("[4~", Key.Named.END),
          Map.entry("[8~", Key.Named.END),
          Map.entry("[5~", Key.Named.PAGE_UP),
          Map.entry("[6~", Key.Named.PAGE_DOWN),
          Map.entry("[3~", Key.Named.DELETE));

  private final StringBuilder sequence = new StringBuilder();
  private final StringBuilder pasted = new StringBuilder();
  private boolean pasting;
  private int pauses;
  private char highSurrogate;

  /** Returns whether a sequence has begun and not ended. */
  public boolean pending() {
    return sequence.length() > 0 || pasting;
  }

  /** Takes the next character; returns the key that it completes, if any. */
  public Optional<Key> next(char character) {
    pauses = 0;
    if (pasting) {
      return paste(character);
    }
    if (!pending()) {
      return begin(character);
    }
    if (character == ESCAPE) {
      // The sequence before it was incomplete.
      boolean escapeAlone = sequence.length() == 1;
      sequence.setLength(1);
      return escapeAlone ? Optional.of(Key.Named.ESCAPE) : Optional.empty();
    }
    sequence.append(character);
    return complete() ? end() : Optional.empty();
  }

  /** Handles a pause in the input: Escape alone is a key, an incomplete sequence is dropped. */
  public Optional<Key> pause() {
    if (pasting) {
      pauses++;
      return pauses < MOST_PAUSES ? Optional.empty() : endPaste();
    }
    boolean escapeAlone = sequence.length() == 1;
    sequence.setLength(0);
    return escapeAlone ? Optional.of(Key.Named.ESCAPE) : Optional.empty();
  }

  private Optional<Key> paste(char character) {
    if (pasted.length() == LONGEST_PASTE) {
      // Room for what ends it.
      pasted.deleteCharAt(LONGEST_PASTE - PASTE_ENDS.length());
    }
    pasted.append(character);
    int end = pasted.length() - PASTE_ENDS.length();
    if (end < 0 || pasted.indexOf(PASTE_ENDS, end) < 0) {
      return Optional.empty();
    }
    pasted.setLength(end);
    return endPaste();
  }

  private Optional<Key> endPaste() {
    String text = pasted.toString();
    pasted.setLength(0);
    pasting = false;
    return Optional.of(new Key.Pasted(text));
  }

  private Optional<Key> begin(char character) {
    if (character == ESCAPE) {
      sequence.append(character);
      return Optional.empty();
    }
    if (Character.isHighSurrogate(character)) {
      highSurrogate = character;
      return Optional.empty();
    }
    if (Character.isLowSurrogate(character)) {
      return Optional.of(new Key.Typed(Character.toCodePoint(highSurrogate, character)));
    }
    return switch (character) {
      case '\r', '\n' -> Optional.of(Key.Named.ENTER);
      case '\t' -> Optional.of(Key.Named.TAB);
      case '\b', 0x7f -> Optional.of(Key.Named.BACKSPACE);
      case 1 -> Optional.of(Key.Named.CONTROL_A);
      case 3 -> Optional.of(Key.Named.CONTROL_C);
      case 4 -> Optional.of(Key.Named.CONTROL_D);
      case 5 -> Optional.of(Key.Named.CONTROL_E);
      case 11 -> Optional.of(Key.Named.CONTROL_K);
      case 12 -> Optional.of(Key.Named.CONTROL_L);
      case 21 -> Optional.of(Key.Named.CONTROL_U);
      case 23 -> Optional.of(Key.Named.CONTROL_W);
      case 26 -> Optional.of(Key.Named.CONTROL_Z);
      default ->
          Character.isISOControl(character)
              ? Optional.empty()
              : Optional.of(new Key.Typed(character));
    };
  }

  /**
   * Returns a sequence ends with a letter or a tilde; one that begins with {@code O} with its
   * third.
   */
  private boolean complete() {
    char first = sequence.charAt(1);
    char last = sequence.charAt(sequence.length() - 1);
    if (first != '[') {
      return first != 'O' || sequence.length() == 3;
    }
    boolean ends = sequence.length() > 2 && last >= '@' && last <= '~';
    return ends || sequence.length() > LONGEST;
  }

  private Optional<Key> end() {
    String text = sequence.substring(1);
    sequence.setLength(0);
    if (text.equals(PASTE_BEGINS)) {
      pasting = true;
      return Optional.empty();
    }
    Matcher click = CLICK.matcher(text);
    if (click.matches()) {
      boolean pressed = click.group(4).equals("M") && click.group(1).equals("0");
      return pressed
          ? Optional.of(new Key.Click(number(click, 2) - 1, number(click, 3) - 1))
          : Optional.empty();
    }
    Matcher cursor = CURSOR_AT.matcher(text);
    if (cursor.matches()) {
      return Optional.of(new Key.CursorAt(number(cursor, 2) - 1, number(cursor, 1) - 1));
    }
    // Modifiers such as Shift are ignored; in application mode, cursor keys begin with O.
    String bare = MODIFIERS.matcher(text).replaceFirst("[");
    String one = bare.startsWith("O") ? "[" + bare.substring(1) : bare;
    return Optional.ofNullable(SEQUENCES.get(one));
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }
}
