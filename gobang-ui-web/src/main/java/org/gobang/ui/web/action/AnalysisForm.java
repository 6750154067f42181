package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.gobang.api.player.PlayerSpec;
import org.gobang.presentation.analysis.AnalysisSettings;
import org.gobang.ui.web.session.WebSession;

/** A form for the engines of the analysis and the number of variations. */
final class AnalysisForm extends WebForm {

  private final AnalysisSettings settings;
  private final WebSession session;
  private String first;
  private String second;
  private int lines;

  AnalysisForm(WebSession session) {
    super(session.texts(), "analysis-settings", "analysis.title");
    this.session = session;
    this.settings = session.presenter().analysis().settings();
    List<String> chosen = settings.engines().stream().map(PlayerSpec::player).toList();
    this.first = chosen.stream().findFirst().orElse("");
    this.second = chosen.stream().skip(1).findFirst().orElse("");
    this.lines = settings.lines();
  }

  @Override
  List<FormField> fields() {
    List<String> none = new ArrayList<>(settings.offered());
    none.add(0, "");
    return List.of(
        engine("first", "analysis.engine", settings.offered(), first, id -> first = id),
        engine("second", "analysis.second", none, second, id -> second = id),
        FormField.choice(
            "lines",
            text("analysis.lines"),
            IntStream.rangeClosed(1, AnalysisSettings.MOST_LINES).boxed().toList(),
            lines,
            String::valueOf,
            String::valueOf,
            count -> lines = count));
  }

  private FormField engine(
      String key, String label, List<String> all, String chosen, Consumer<String> set) {
    return FormField.choice(key, text(label), all, chosen, each -> each, this::name, set);
  }

  private String name(String id) {
    return id.isEmpty() ? text("analysis.none") : session.player(id);
  }

  @Override
  List<Button> buttons() {
    return List.of(primary("ok", "web.ok", this::accept), close());
  }

  private void accept(OpenForm.Shown form) {
    settings.engines(List.of(first, second));
    settings.lines(lines);
    form.close();
  }
}
