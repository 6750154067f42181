package org.gobang.ui.swing.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.engine.Engine;
import org.gobang.api.engine.Engines;
import org.gobang.presentation.engine.EngineDraft;
import org.gobang.presentation.engine.EnginesPage;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;

/** The engines dialog: a list and the details of the selected engine. */
final class EnginesDialog implements EnginesPage.View {

  private final EnginesPage page;
  private final Texts texts;
  private final JDialog dialog;
  private final RowList<String> list;
  private final JTabbedPane tabs = new JTabbedPane();
  private final EngineForm form;
  private final EngineLogView log;
  private final NoticeText said = new NoticeText();
  private final JButton remove;
  private final JButton test;
  private final JButton save;

  /**
   * Creates a hidden dialog.
   *
   * @param rules the names of the rules supported by engines, by id
   */
  EnginesDialog(WindowContext context, Map<String, String> rules) {
    this.texts = context.texts();
    Engines engines = context.workbench().require(Engines.class);
    this.page = new EnginesPage(engines, texts, SwingUtilities::invokeLater, this);
    this.dialog = Dialogs.beside(context.frame(), texts.of("engines.title"), 860, 600);
    this.list = new RowList<>("engines", texts.of("engines.title"));
    this.form = new EngineForm(page, texts, rules, this::typed);
    this.log = new EngineLogView(page, texts);
    this.remove = Buttons.of(texts, "engines.do.remove", this::remove);
    this.test = Buttons.of(texts, "engines.do.test", this::testOrCancel);
    this.save = Buttons.of(texts, "engines.do.save", this::save);
    dialog.setContentPane(content());
    dialog.getRootPane().setDefaultButton(save);
    Dialogs.onClosed(dialog, page::close);
    changed();
    page.refresh();
  }

  boolean isShowing() {
    return dialog.isShowing();
  }

  /** Shows the dialog. */
  void show() {
    dialog.setVisible(true);
    list.requestFocusInWindow();
  }

  private JComponent content() {
    tabs.addTab(texts.of("engines.settings"), ScrollablePanel.around(form.component()));
    tabs.addTab(texts.of("engines.log"), log.component());
    JPanel content =
        new JPanel(
            new MigLayout(
                "insets 0, gap 0, wrap 3, hidemode 3",
                "[230!, fill][][grow, fill]",
                "[grow, fill][][]"));
    content.add(side());
    content.add(Dialogs.line(SwingConstants.VERTICAL), "growy");
    content.add(tabs, "wmin 0");
    content.add(Dialogs.line(SwingConstants.HORIZONTAL), "span, growx");
    JPanel foot = new JPanel(new MigLayout("insets 10 16 14 16", "[grow, fill]12[][][]"));
    foot.add(said.component(), "wmin 10, aligny center");
    foot.add(test);
    foot.add(save);
    foot.add(Buttons.of(texts, "do.close", dialog::dispose));
    content.add(foot, "span, growx");
    return content;
  }

  private JComponent side() {
    list.setFixedCellWidth(1);
    list.onShow(this::show);
    list.onSelect(page::select);
    RunnableAction.onKey(list, "DELETE", this::remove);
    JScrollPane pane = new JScrollPane(list);
    pane.setBorder(BorderFactory.createEmptyBorder());
    JPanel side =
        new JPanel(new MigLayout("insets 0 0 8 0, gap 0", "[grow, fill]", "[grow, fill]8[]"));
    side.add(pane, "span, wrap");
    side.add(Buttons.of(texts, "engines.do.add", this::add), "split 2, gapleft 12");
    side.add(remove, "gapright 12");
    return side;
  }

  private void add() {
    page.addNew();
    tabs.setSelectedIndex(0);
    form.focus();
  }

  private void save() {
    if (form.isGood()) {
      page.save();
    }
  }

  private void testOrCancel() {
    if (page.isTesting()) {
      page.cancelTest();
    } else if (form.isGood()) {
      page.test();
    }
  }

  private void remove() {
    if (page.isNew() || isSure()) {
      page.remove();
    }
  }

  private boolean isSure() {
    return Dialogs.confirms(
        dialog,
        texts.of("engines.title"),
        texts.of("engines.remove.sure", page.selected()),
        JOptionPane.WARNING_MESSAGE,
        texts.of("engines.do.remove"),
        texts);
  }

  /** Handles input in the form. */
  private void typed() {
    list.repaint();
    buttons();
  }

  private void buttons() {
    remove.setEnabled(!page.isNew() || page.isChanged(page.selected()));
    boolean named = !page.draft().get(EngineDraft.Field.PROGRAM).isBlank();
    save.setEnabled(named && page.isChanged(page.selected()));
    test.setEnabled(named);
    test.setText(texts.of(page.isTesting() ? "cancel" : "engines.do.test"));
  }

  @Override
  public void changed() {
    List<String> ids = new ArrayList<>(page.added().stream().map(Engine::id).toList());
    if (page.isNew() || page.isChanged("")) {
      ids.add("");
    }
    list.show(ids, ids.indexOf(page.selected()));
    form.fill();
    said();
  }

  @Override
  public void said() {
    said.show(page.said());
    log.show();
    buttons();
  }

  /** Renders an engine by id. New engines and unsaved changes are marked. */
  private void show(JLabel cell, String id) {
    String name = id.isEmpty() ? texts.of("engines.new") : id;
    cell.setText(page.isChanged(id) ? texts.of("engines.unsaved", name) : name);
    cell.setBorder(BorderFactory.createEmptyBorder(7, 14, 7, 8));
  }
}
