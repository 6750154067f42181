package org.gobang.record.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class FileErrorsTest {

  @Test
  void saysWhyAndNotAgainWhere() {
    assertThat(FileErrors.reason(new NoSuchFileException("a")))
        .isEqualTo("file or folder not found");
    assertThat(FileErrors.reason(new AccessDeniedException("a"))).isEqualTo("access is denied");
    assertThat(FileErrors.reason(new FileAlreadyExistsException("a")))
        .isEqualTo("there is something else in its place");
    assertThat(FileErrors.reason(new NotDirectoryException("a"))).isEqualTo("it is not a folder");
    assertThat(FileErrors.reason(new FileSystemException("a", null, "Read-only file system")))
        .isEqualTo("the disk is read-only");
    assertThat(FileErrors.reason(new IOException("Is a directory"))).isEqualTo("it is a folder");
    assertThat(FileErrors.reason(new IOException("Input/output error")))
        .isEqualTo("Input/output error");
  }

  @Test
  void reasonsOfTheSystemAreInTheLanguageOfThePerson() {
    assertThat(FileErrors.reason(new IOException("No space left on device"), Locale.CHINA))
        .isEqualTo("磁盘空间不足");
  }
}
