package org.gobang.ui.swing.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.library.LibraryFilter;
import org.gobang.presentation.library.LibraryPresenter;
import org.gobang.presentation.text.Texts;

/** The search form of the library: words, and lists of results, rules and openings. */
final class LibrarySearch {

  private final LibraryPresenter library;
  private final Texts texts;
  private final JPanel panel = new JPanel(new MigLayout("insets 0", "[grow, fill]8[]8[]8[]"));
  private final JTextField words = new JTextField(18);
  private final ChoiceBox<LibraryFilter.Result> results;
  private final ChoiceBox<Optional<String>> rules;
  private final ChoiceBox<Optional<String>> openings;

  LibrarySearch(LibraryPresenter library, Texts texts) {
    this.library = library;
    this.texts = texts;
    words.setName("words");
    words.putClientProperty("JTextField.placeholderText", texts.of("library.search"));
    words.putClientProperty("JTextField.showClearButton", true);
    words.getAccessibleContext().setAccessibleName(texts.of("library.search"));
    results =
        new ChoiceBox<>(
            List.of(LibraryFilter.Result.values()),
            LibraryFilter.Result.ANY,
            each -> each.name(texts),
            any -> search());
    rules = choice("library.rules.any", library::name);
    openings = choice("library.opening.any", each -> each);
    name(results, "result");
    name(rules, "rules");
    name(openings, "opening");
    panel.add(words);
    panel.add(results, "wmax 150");
    panel.add(rules, "wmax 170");
    panel.add(openings, "wmax 170");
    Listeners.onText(words, typed -> search());
    show();
  }

  private void name(JComponent field, String column) {
    field.setName(column);
    field.getAccessibleContext().setAccessibleName(texts.of("library." + column));
  }

  private ChoiceBox<Optional<String>> choice(String any, Function<String, String> name) {
    return new ChoiceBox<>(
        List.of(), null, each -> each.map(name).orElse(texts.of(any)), each -> search());
  }

  JComponent component() {
    return panel;
  }

  /** Returns the text field for search words. */
  JTextField words() {
    return words;
  }

  /** Updates the lists with the rules and openings of the listed games. */
  void show() {
    offer(rules, library.rules());
    offer(openings, library.openings());
  }

  private static void offer(ChoiceBox<Optional<String>> combo, List<String> all) {
    List<Optional<String>> wanted = new ArrayList<>(List.of(Optional.empty()));
    all.forEach(each -> wanted.add(Optional.of(each)));
    combo.show(wanted, combo.chosen().filter(wanted::contains).orElse(Optional.empty()));
  }

  private void search() {
    library.filter(
        new LibraryFilter(
            LibraryFilter.of(words.getText()).words(),
            results.chosen().orElseThrow(),
            rules.chosen().orElseThrow(),
            openings.chosen().orElseThrow()));
  }
}
