package org.gobang.ui.web.action;

import java.util.List;
import java.util.Map;
import org.gobang.presentation.files.GameFiles;
import org.gobang.presentation.files.GameFormats.GameFormat;
import org.gobang.presentation.text.Texts;

/** Opens a game: a file that the browser sends, or a text. */
final class FileForm extends PlainForm {

  private final GameFiles files;

  FileForm(GameFiles files, Texts texts) {
    super("open", texts.of("web.open.title"), texts);
    this.files = files;
  }

  @Override
  public List<FormField> fields() {
    GameFormat any = files.formats().any(files.formats().readable());
    return List.of(
        FormField.file("file", texts().of("web.open.file"), any.extensions()).help(any.name()),
        FormField.area("text", texts().of("web.open.text"), "")
            .help(texts().of("web.open.text.help")));
  }

  @Override
  public List<Button> buttons() {
    return List.of(new Button("open", texts().of("web.open.do"), true), leaves());
  }

  @Override
  public void press(String button, Map<String, String> values, Closing closes) {
    if (button.equals("open")) {
      files.paste(values.getOrDefault("text", ""));
    }
    closes.close();
  }
}
