package org.gobang.ui.console.screen;

import org.gobang.api.Printable;

/**
 * A line of text edited with the keys of a shell. It may start with a fixed prompt and a
 * suggestion, which the first typed character replaces.
 */
final class InputLine {

  private static final int LONGEST = 500;
  private static final String MARKER = "> ";

  private final StringBuilder text = new StringBuilder();
  private String prompt = "";

  /** The index of the cursor. */
  private int at;

  private boolean suggested;

  /** Starts a line with a prompt, for example {@code "save "}, and a suggested text. */
  void ask(String begin, String suggestion) {
    clear();
    prompt = begin;
    text.append(suggestion);
    at = text.length();
    suggested = at > 0;
  }

  void add(int codePoint) {
    if (suggested) {
      text.setLength(0);
      at = 0;
      suggested = false;
    }
    if (text.length() < LONGEST) {
      text.insert(at, Character.toString(codePoint));
      at += Character.charCount(codePoint);
    }
  }

  /** Adds the printable characters of the first line of a pasted text. */
  void add(String pasted) {
    pasted
        .lines()
        .findFirst()
        .ifPresent(line -> Printable.of(line).codePoints().forEach(this::add));
  }

  /** Handles a key that edits the line. Other keys are ignored. */
  void press(Key.Named key) {
    if (key == Key.Named.BACKSPACE && text.isEmpty()) {
      clear();
      return;
    }
    switch (key) {
      case LEFT -> at = before();
      case RIGHT -> at = after();
      case HOME, CONTROL_A -> at = 0;
      case END, CONTROL_E -> at = text.length();
      case BACKSPACE -> delete(suggested ? 0 : before(), at);
      case DELETE -> delete(suggested ? 0 : at, after());
      case CONTROL_U -> delete(0, at);
      case CONTROL_K -> delete(at, text.length());
      case CONTROL_W -> delete(word(), at);
      default -> {
        return;
      }
    }
    suggested = false;
  }

  private void delete(int from, int to) {
    text.delete(from, to);
    at = from;
  }

  private int before() {
    return at == 0 ? 0 : text.offsetByCodePoints(at, -1);
  }

  private int after() {
    return at == text.length() ? at : text.offsetByCodePoints(at, 1);
  }

  /** Returns the start index of the word before the cursor. */
  private int word() {
    return text.substring(0, at).replaceFirst("[^ ]* *$", "").length();
  }

  void clear() {
    text.setLength(0);
    prompt = "";
    at = 0;
    suggested = false;
  }

  /** Returns whether the line is empty. */
  boolean isEmpty() {
    return text.isEmpty() && prompt.isEmpty();
  }

  /** Returns whether the line has a prompt, so that the text after it may be empty. */
  boolean asks() {
    return !prompt.isEmpty();
  }

  /** Returns the line with its prompt. */
  String text() {
    return prompt + text;
  }

  /**
   * Draws the line with the cursor. If the line is too long, only the part around the cursor is
   * drawn.
   *
   * @return the column after it
   */
  int paint(TextCanvas canvas, int x, int y, int width) {
    CharacterWidths widths = canvas.widths();
    TextStyle plain = TextStyle.STRONG;
    TextStyle typed = suggested ? plain.reverse() : plain;
    int room = width - widths.of(MARKER + prompt) - 1;
    String left = widths.tail(text.substring(0, at), room);
    int next = canvas.put(x, y, MARKER + prompt, plain);
    next = canvas.put(next, y, left, typed);
    String under = at == text.length() ? " " : text.substring(at, after());
    String right = text.substring(Math.min(text.length(), at + under.length()));
    next = canvas.put(next, y, under, plain.reverse());
    return canvas.put(next, y, widths.cut(right, x + width - next), typed);
  }
}
