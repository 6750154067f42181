package org.gobang.launcher.update;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.gobang.api.RefusedException;
import org.gobang.api.update.UpdateReport;
import org.gobang.api.update.Updates;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.RunningTask;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.LauncherCommand;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.RefusalSentence;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.update.UpdatesPage;
import org.gobang.record.json.JsonText;
import org.gobang.workbench.FilePreferences;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.update.HostUpdates;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code gobang updates}: checks for a newer version. */
@Command
public final class UpdatesCommand extends LauncherCommand {

  @Option(names = "--address", paramLabel = "URL|off|default", descriptionKey = "updates.address")
  private @Nullable String address;

  @Option(names = "--json")
  private boolean json;

  public UpdatesCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    // A command uses the language of its line, not the one chosen in an interface.
    Map<String, String> language = Map.of(Preferences.LANGUAGE, "");
    try (FilePreferences preferences = FilePreferences.of(DataFolder.ofPerson(), language);
        HostUpdates updates = new HostUpdates(preferences)) {
      if (address != null) {
        set(updates, address);
      }
      if (Updates.OFF.equals(address)) {
        out.answer(
            json,
            () -> JsonText.object(fields -> fields.writeStringField("address", Updates.OFF)),
            () -> List.of(LauncherTexts.of("updates.off")));
      } else {
        check(updates);
      }
    }
    return 0;
  }

  private void set(Updates updates, String wanted) {
    try {
      updates.address(wanted);
    } catch (RefusedException none) {
      throw new ParameterException(spec.commandLine(), RefusalSentence.of(none), none);
    }
  }

  private void check(Updates updates) {
    try (RunningTask<UpdateReport> check = updates.check()) {
      UpdateReport report = StageOutcome.await(check.result());
      Texts texts = Texts.shared(LauncherTexts.language());
      out.answer(
          json,
          () -> JsonText.object(fields -> write(fields, report)),
          () -> List.of(UpdatesPage.sentence(report, "gobang", texts)));
    }
  }

  private static void write(JsonGenerator json, UpdateReport report) throws IOException {
    json.writeStringField("version", report.version());
    json.writeBooleanField("newer", report.newer());
    json.writeStringField("latest", report.latest().version());
    json.writeStringField("date", report.latest().date().toString());
    json.writeStringField("page", report.latest().page().toString());
  }
}
