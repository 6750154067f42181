package org.gobang.ui.swing.window;

import java.awt.Component;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import javax.swing.JTextField;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** Adds Swing listeners that run a task. */
final class Listeners {
  private Listeners() {}

  /** Passes the text of a field to a receiver after each change. */
  static void onText(JTextComponent field, Consumer<String> typed) {
    field
        .getDocument()
        .addDocumentListener(
            new DocumentListener() {
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
            });
  }

  /** Runs a task after Enter or loss of focus in a text field. */
  static void onEntered(JTextField field, Runnable task) {
    field.addActionListener(event -> task.run());
    onFocus(
        field,
        gained -> {
          if (!gained) {
            task.run();
          }
        });
  }

  /**
   * Passes true to a receiver when a component gains the keyboard focus, and false when it loses
   * it.
   */
  static void onFocus(Component component, Consumer<Boolean> gained) {
    component.addFocusListener(
        new FocusListener() {
          @Override
          public void focusGained(FocusEvent event) {
            gained.accept(true);
          }

          @Override
          public void focusLost(FocusEvent event) {
            gained.accept(false);
          }
        });
  }

  /** Runs a task on a double click. */
  static void onDoubleClick(Component component, Runnable task) {
    component.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) {
              task.run();
            }
          }
        });
  }
}
