package org.gobang.presentation.update;

import org.gobang.api.update.UpdateReport;
import org.gobang.presentation.text.Texts;

/** What a check for updates found, in one sentence. */
public final class UpdateText {

  private UpdateText() {}

  /**
   * The sentence.
   *
   * @param name what the application is called
   */
  public static String of(UpdateReport report, String name, Texts texts) {
    return report.newer()
        ? texts.of(
            "updates.newer",
            name,
            report.latest().version(),
            report.latest().date().toString(),
            report.latest().page())
        : texts.of("updates.latest", name, report.version());
  }
}
