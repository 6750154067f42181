package org.gobang.ui.swing.window;

import java.util.function.Consumer;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** Receives the text of a field after each change. */
record TextListener(JTextComponent field, Consumer<String> typed) implements DocumentListener {

  static void listen(JTextComponent field, Consumer<String> typed) {
    field.getDocument().addDocumentListener(new TextListener(field, typed));
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
