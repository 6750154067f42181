package org.gobang.ui.web.action;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Preferences;
import org.gobang.http.Form;
import org.gobang.presentation.board.BoardDisplaySettings;
import org.gobang.presentation.session.GameSignal;
import org.gobang.ui.web.view.PageLook;

/** How the page looks and sounds, and in which language. */
final class LookActions {

  private final ActionContext context;
  private final Preferences preferences;

  LookActions(ActionContext context) {
    this.context = context;
    this.preferences = context.session().preferences();
  }

  void addTo(Actions actions) {
    actions.add("look", this::look);
  }

  private void look(Form form) {
    String key = form.get("key");
    String value = form.get("value");
    Optional<BoardDisplaySettings> showing =
        Arrays.stream(BoardDisplaySettings.values())
            .filter(each -> each.word().equals(key))
            .findFirst();
    if (showing.isPresent()) {
      context.session().board().show(showing.get(), Boolean.parseBoolean(value));
    } else if (key.equals("sounds")) {
      GameSignal.putSounds(preferences, Boolean.parseBoolean(value));
    } else if (key.equals("language")) {
      language(value);
    } else {
      PageLook.of(key)
          .orElseThrow(() -> new RefusedException("web-form", "no look " + key, List.of(key)))
          .put(preferences, value);
    }
    context.session().show();
  }

  private void language(String tag) {
    if (!List.of("", "en", "zh").contains(tag)) {
      throw new RefusedException("web-form", "no language " + tag, List.of(tag));
    }
    preferences.put(Preferences.LANGUAGE, tag);
    context.session().translate();
  }
}
