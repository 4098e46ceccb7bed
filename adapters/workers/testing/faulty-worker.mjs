/** A program that cannot load. */
throw new Error('a module is missing');
