package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

class FileFaultTest {

  @Test
  void saysWhyAndNotAgainWhere() {
    assertThat(FileFault.words(new NoSuchFileException("a")))
        .isEqualTo("there is no such file or folder");
    assertThat(FileFault.words(new AccessDeniedException("a"))).isEqualTo("access is denied");
    assertThat(FileFault.words(new FileSystemException("a", null, "Read-only file system")))
        .isEqualTo("Read-only file system");
    assertThat(FileFault.words(new IOException("it is a folder"))).isEqualTo("it is a folder");
  }
}
