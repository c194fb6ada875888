declare module '@generated/home-page/default/home.json' {
  const home: import('./index').HomeData;
  export default home;
}
