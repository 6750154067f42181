package org.gobang.ui.console.screen;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decodes keys from the characters sent by a terminal. A key may be a sequence that starts with
 * Escape. Escape alone is a key if no other character follows soon.
 */
public final class KeyDecoder {

  private static final String ESCAPE = "\033";

  /**
   * The maximum length of a sequence, longer than all known ones. Excess characters are discarded.
   */
  private static final int LONGEST = 32;

  /** The maximum length of pasted text, longer than any game. The rest is discarded. */
  private static final int LONGEST_PASTE = 65_536;

  private static final String PASTE_BEGINS = "[200~";
  private static final String PASTE_ENDS = "\033[201~";

  /** The number of pauses after which a pasted text counts as complete. */
  private static final int MOST_PAUSES = 20;

  private static final Pattern CLICK = Pattern.compile("\\[<0;(\\d{1,5});(\\d{1,5})M");
  private static final Pattern CURSOR_AT = Pattern.compile("\\[(\\d{1,5});(\\d{1,5})R");

  /**
   * The start of sequences with modifiers such as Shift, which are ignored, and of cursor keys in
   * application mode.
   */
  private static final Pattern VARIANT = Pattern.compile("^(O|\\[1;\\d+)");

  private final StringBuilder sequence = new StringBuilder();
  private final StringBuilder pasted = new StringBuilder();
  private boolean pasting;
  private int pauses;
  private char highSurrogate;

  /** Returns whether a sequence is incomplete. */
  public boolean pending() {
    return sequence.length() > 0 || pasting;
  }

  /** Decodes the next character and returns the completed key, if any. */
  public Optional<Key> next(char character) {
    pauses = 0;
    if (pasting) {
      return paste(character);
    }
    if (character == ESCAPE.charAt(0)) {
      return restart(ESCAPE);
    }
    if (sequence.isEmpty()) {
      return begin(character);
    }
    sequence.append(character);
    return complete() ? end() : Optional.empty();
  }

  /**
   * Handles a pause in the input and returns the key completed by it, if any. Escape alone is a
   * key, and other incomplete sequences are discarded.
   */
  public Optional<Key> pause() {
    if (pasting) {
      pauses++;
      return pauses < MOST_PAUSES ? Optional.empty() : endPaste();
    }
    return restart("");
  }

  /** Discards an incomplete sequence and starts another one. Escape alone is a key. */
  private Optional<Key> restart(String begin) {
    boolean escapeAlone = sequence.length() == 1;
    sequence.replace(0, sequence.length(), begin);
    return escapeAlone ? Optional.of(Key.Named.ESCAPE) : Optional.empty();
  }

  private Optional<Key> paste(char character) {
    if (pasted.length() == LONGEST_PASTE) {
      // Space for the end of the paste.
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
    if (Character.isHighSurrogate(character)) {
      highSurrogate = character;
      return Optional.empty();
    }
    if (Character.isLowSurrogate(character)) {
      return Optional.of(new Key.Typed(Character.toCodePoint(highSurrogate, character)));
    }
    return Character.isISOControl(character)
        ? Key.Named.of(String.valueOf(character))
        : Optional.of(new Key.Typed(character));
  }

  /**
   * Returns whether the sequence is complete: it ends with a letter or a tilde, or has three
   * characters if it starts with {@code O}.
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
      return Optional.of(new Key.Click(number(click, 1) - 1, number(click, 2) - 1));
    }
    Matcher cursor = CURSOR_AT.matcher(text);
    if (cursor.matches()) {
      return Optional.of(new Key.CursorAt(number(cursor, 2) - 1, number(cursor, 1) - 1));
    }
    return Key.Named.of(ESCAPE + VARIANT.matcher(text).replaceFirst("["));
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }
}
