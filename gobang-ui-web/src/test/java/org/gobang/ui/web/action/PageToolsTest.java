package org.gobang.ui.web.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.gobang.presentation.session.CommandRow;
import org.gobang.presentation.session.SessionCommands;
import org.junit.jupiter.api.Test;

class PageToolsTest {

  private static final Pattern LIST = Pattern.compile("const [A-Z]+ = \\[(.*?)]");
  private static final Pattern NAME = Pattern.compile("\"([^\"]+)\"");

  @Test
  void theToolBarUsesCommandsOfTheTable() throws IOException {
    try (InputStream script =
        PageToolsTest.class.getResourceAsStream("/org/gobang/ui/web/page/panels/tools.js")) {
      String text = new String(script.readAllBytes(), StandardCharsets.UTF_8);
      List<String> names =
          LIST.matcher(text)
              .results()
              .flatMap(list -> NAME.matcher(list.group(1)).results())
              .map(name -> name.group(1))
              .toList();
      assertThat(names).contains("new", "back");
      assertThat(SessionCommands.TABLE).extracting(CommandRow::name).containsAll(names);
    }
  }
}
