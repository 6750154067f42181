package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.api.player.PlayerSpec;
import org.gobang.presentation.analysis.AnalysisSettings;
import org.gobang.ui.web.session.WebSession;

/** Which engines analyse, and how many lines each shows. */
final class AnalysisForm extends PlainForm {

  private final AnalysisSettings settings;
  private final WebSession session;

  AnalysisForm(ActionContext desk) {
    super("analysis-settings", desk.session().texts().of("analysis.title"), desk.session().texts());
    this.settings = desk.session().presenter().analysis().settings();
    this.session = desk.session();
  }

  @Override
  public List<FormField> fields() {
    List<String> chosen = settings.engines().stream().map(PlayerSpec::player).toList();
    List<String> second = new ArrayList<>(settings.offered());
    second.add(0, "");
    return List.of(
        FormField.choice(
            "first",
            texts().of("analysis.engine"),
            settings.offered(),
            chosen.stream().findFirst().orElse(""),
            each -> each,
            this::name),
        FormField.choice(
            "second",
            texts().of("analysis.second"),
            second,
            chosen.size() > 1 ? chosen.get(1) : "",
            each -> each,
            this::name),
        FormField.choice(
            "lines",
            texts().of("analysis.lines"),
            IntStream.rangeClosed(1, AnalysisSettings.MOST_LINES).boxed().toList(),
            settings.lines(),
            String::valueOf,
            String::valueOf));
  }

  private String name(String id) {
    return id.isEmpty() ? texts().of("analysis.none") : session.player(id);
  }

  @Override
  public List<Button> buttons() {
    return List.of(new Button("ok", texts().of("web.ok"), true), leaves());
  }

  @Override
  public void press(String button, Map<String, String> values, Closing closes) {
    if (button.equals("ok")) {
      settings.engines(
          Stream.of("first", "second")
              .map(key -> values.getOrDefault(key, ""))
              .filter(settings.offered()::contains)
              .distinct()
              .toList());
      String lines = values.getOrDefault("lines", "");
      if (lines.matches("[1-" + AnalysisSettings.MOST_LINES + "]")) {
        settings.lines(Integer.parseInt(lines));
      }
    }
    closes.close();
  }
}
