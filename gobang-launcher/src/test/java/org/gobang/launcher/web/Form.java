package org.gobang.launcher.web;

import org.openqa.selenium.WebElement;

/** A dialog of the page. */
final class Form {

  private final Page page;
  private final String dialog;

  /**
   * Creates a dialog of a page.
   *
   * @param dialog its selector
   */
  Form(Page page, String dialog) {
    this.page = page;
    this.dialog = dialog;
  }

  /** Returns the selector of an element within a field. */
  String in(String key, String selector) {
    return dialog + " [data-key$=' " + key + "'] " + selector;
  }

  /** Chooses an option of a field. */
  Form choose(String key, String value) {
    page.click(in(key, "option[value='" + value + "']"));
    return this;
  }

  /** Replaces the text of a field. */
  Form write(String key, String text) {
    page.see(in(key, ":is(input, textarea)"));
    WebElement field = page.find(in(key, ":is(input, textarea)"));
    field.clear();
    field.sendKeys(text);
    return this;
  }

  /** Toggles a check box. */
  Form check(String key) {
    page.click(in(key, "input"));
    return this;
  }

  /** Returns the value of a field that has one. */
  String value(String key) {
    page.see(in(key, ":is(input, select)"));
    return String.valueOf(page.find(in(key, ":is(input, select)")).getDomProperty("value"));
  }

  /** Returns the texts of a table's cells, row by row. */
  String table(String key) {
    page.see(in(key, ".table-body .table-row"));
    return String.join("\n", page.texts(in(key, ".table-body .table-row")));
  }

  /** Clicks on a button at the end of the dialog. */
  void press(String button) {
    page.click(dialog + " footer [data-name=" + button + "]");
  }

  /** Clicks on a button and waits until the dialog is closed. */
  void finish(String button) {
    press(button);
    page.seeNo(dialog);
  }
}
