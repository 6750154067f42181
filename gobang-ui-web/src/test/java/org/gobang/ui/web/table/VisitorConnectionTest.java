package org.gobang.ui.web.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.gobang.api.RefusedException;
import org.gobang.fixtures.workbench.FakeFormat;
import org.gobang.http.Form;
import org.gobang.http.Resource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the addresses of the page. */
class VisitorConnectionTest {

  private final TestTables all = TestTables.people();

  @ParameterizedTest
  @CsvSource({
    "'', File",
    "events, Events",
    "do, Action",
    "file, Upload",
    "game.psq, Content",
    "game.txt, Content"
  })
  void answersEveryAddressOfThePage(String name, String kind) {
    assertThat(all.owner().client.find(name))
        .get()
        .extracting(found -> found.getClass().getSimpleName())
        .isEqualTo(kind);
    assertThat(all.owner().client.find(name + "x")).isEmpty();
  }

  /** The server reports this itself in the language of the browser. */
  @Test
  void refusesAMalformedForm() {
    assertThatThrownBy(() -> all.owner().act("play"))
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.kind()).isEqualTo(Form.KIND));
  }

  @Test
  void servesTheFilesOfThePage() throws IOException {
    try (InputStream index = all.tables.file("index.html").orElseThrow()) {
      assertThat(index).isNotEmpty();
    }
    assertThat(all.tables.file("none.html")).isEmpty();
  }

  @Test
  void savesTheGameWithTheNameOfItsFormat() {
    all.bench.formats.put("sgf", new FakeFormat("sgf", List.of(".sgf")));
    all.owner().play("h8", "i9");
    assertThat(all.visit(Role.WATCHER).client.find("game.sgf"))
        .get(InstanceOfAssertFactories.type(Resource.Content.class))
        .returns("application/x-go-sgf", Resource.Content::type)
        .returns(Optional.of("game.sgf"), Resource.Content::saved)
        .extracting(game -> new String(game.content().get(), StandardCharsets.UTF_8))
        .isEqualTo("h8 i9");
  }
}
