// The bundler and jest import a text file as a string.
declare module '*.txt' {
  const text: string;
  export default text;
}
