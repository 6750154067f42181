package org.gobang.ui.console.screen;

/**
 * Something said to the person.
 *
 * @param text a sentence; empty where nothing is said
 * @param bad whether it did not go as wanted
 */
record Said(String text, boolean bad) {

  static final Said NOTHING = new Said("", false);

  static Said well(String text) {
    return new Said(text, false);
  }

  static Said badly(String text) {
    return new Said(text, true);
  }
}
