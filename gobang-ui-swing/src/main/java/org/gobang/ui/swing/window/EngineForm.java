package org.gobang.ui.swing.window;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.engine.EngineDraft;
import org.gobang.presentation.engine.EnginesPage;
import org.gobang.presentation.text.Texts;
import org.jspecify.annotations.Nullable;

/** The form for an engine: program, rules and options. */
final class EngineForm {

  private static final int COLUMNS = 24;

  private final EnginesPage page;
  private final Texts texts;
  private final Runnable typed;
  private final JPanel panel = new JPanel(new MigLayout("insets 16", "[grow, fill]"));
  private final Map<EngineDraft.Field, JTextField> fields = new EnumMap<>(EngineDraft.Field.class);
  private final JTextField program;
  private final Map<String, JCheckBox> rules = new LinkedHashMap<>();
  private final FormErrors checks;
  private final JLabel ruleFault = new JLabel();
  private final JPanel ruleBoxes = new JPanel(new MigLayout("insets 0, wrap 3", "[]12[]12[]"));
  private final OptionFieldPanel options;
  private final JComponent programField;
  private @Nullable EngineDraft shown;
  private boolean filling;

  /**
   * Creates a form without an engine.
   *
   * @param names the names of rules by id
   * @param typed called after input
   */
  EngineForm(EnginesPage page, Texts texts, Map<String, String> names, Runnable typed) {
    this.page = page;
    this.texts = texts;
    this.typed = typed;
    this.checks = new FormErrors(typed);
    this.options = new OptionFieldPanel(texts.of("engines.settings"), texts, checks, () -> {});
    this.program = field(EngineDraft.Field.PROGRAM);
    field(EngineDraft.Field.ARGUMENTS).setToolTipText(texts.of("engines.arguments.tip"));
    field(EngineDraft.Field.ID).setToolTipText(texts.of("engines.id.tip"));
    this.programField =
        FileField.of(
            program, JFileChooser.FILES_ONLY, texts.of("engines.program"), texts, this::chosen);
    names.forEach(this::rule);
    panel.add(options.panel(), "wmin 0");
  }

  JComponent component() {
    return panel;
  }

  private JTextField field(EngineDraft.Field what) {
    JTextField field = new JTextField(COLUMNS);
    field.setName(what.key());
    Listeners.onText(
        field,
        text -> {
          if (!filling) {
            page.draft().set(what, text);
            typed.run();
          }
        });
    fields.put(what, field);
    return field;
  }

  private void chosen() {
    page.draft().nameAfterProgram();
    fill();
    typed.run();
  }

  private void rule(String rule, String name) {
    JCheckBox box = new JCheckBox(name);
    box.setName("rule-" + rule);
    box.addActionListener(
        event -> {
          page.draft().plays(rule, box.isSelected());
          checkRules();
          typed.run();
        });
    rules.put(rule, box);
    ruleBoxes.add(box);
  }

  private void checkRules() {
    boolean none = rules.values().stream().noneMatch(JCheckBox::isSelected);
    checks.tell(ruleBoxes, ruleFault, none ? texts.of("engines.rules.none") : "");
  }

  /** Moves the cursor to the first field. */
  void focus() {
    program.requestFocusInWindow();
  }

  /** Returns whether no value is known to be invalid. */
  boolean isGood() {
    options.require();
    return checks.allGood();
  }

  /** Shows the engine of the page. */
  void fill() {
    EngineDraft draft = page.draft();
    filling = true;
    fields.forEach((what, field) -> set(field, draft.get(what)));
    rules.forEach((rule, box) -> box.setSelected(draft.plays(rule)));
    if (draft != shown) {
      shown = draft;
      rows(draft);
    }
    checkRules();
    filling = false;
  }

  private void rows(EngineDraft draft) {
    options.clear();
    fields.forEach(
        (what, field) -> {
          JComponent shown = field == program ? programField : field;
          options.add(texts.of(what.key()), shown, new JLabel()).setLabelFor(field);
          field.getAccessibleContext().setAccessibleName(texts.of(what.key()));
        });
    options.add(texts.of("engines.rules"), ruleBoxes, ruleFault);
    draft.options().settings().forEach(each -> options.add(draft.options(), each));
    options.fit();
  }

  private static void set(JTextField field, String text) {
    if (!field.getText().equals(text)) {
      field.setText(text);
    }
  }
}
