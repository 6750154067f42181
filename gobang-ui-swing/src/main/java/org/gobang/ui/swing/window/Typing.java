package org.gobang.ui.swing.window;

import java.util.function.Consumer;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** Hears of a text with each letter typed. */
record Typing(JTextComponent field, Consumer<String> typed) implements DocumentListener {

  static void in(JTextComponent field, Consumer<String> typed) {
    field.getDocument().addDocumentListener(new Typing(field, typed));
  }

  @Override
  public void insertUpdate(DocumentEvent event) {
    typed.accept(field.getText());
  }

  @Override
  public void removeUpdate(DocumentEvent event) {
    typed.accept(field.getText());
  }

  @Override
  public void changedUpdate(DocumentEvent event) {
    typed.accept(field.getText());
  }
}
