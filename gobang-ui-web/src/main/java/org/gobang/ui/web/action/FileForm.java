package org.gobang.ui.web.action;

import java.util.List;
import org.gobang.presentation.files.GameFiles;
import org.gobang.presentation.files.GameFormats.GameFormat;
import org.gobang.presentation.text.Texts;

/** A form that opens a game from an uploaded file or a text. */
final class FileForm extends WebForm {

  private final GameFiles files;
  private String typed = "";

  FileForm(GameFiles files, Texts texts) {
    super(texts, "open", "web.open.title");
    this.files = files;
  }

  @Override
  List<FormField> fields() {
    GameFormat any = files.formats().any(files.formats().readable());
    return List.of(
        FormField.file("file", text("web.open.file"), any.extensions()).help(any.name()),
        FormField.area("text", text("web.open.text"), text -> typed = text)
            .help(text("web.open.text.help")));
  }

  @Override
  List<Button> buttons() {
    return List.of(primary("open", "web.open.do", this::open), close());
  }

  private void open(OpenForm.Shown form) {
    files.paste(typed);
    form.close();
  }
}
