/// Listing 1 of Apple's TN2244, as it is printed there.
let listing1 = """
   <key>UILaunchImages</key>
      <array>
          <dict>
              <key>UILaunchImageMinimumOSVersion</key>
              <string>7.0</string>
              <key>UILaunchImageName</key>
              <string>Default-iOS7-568h</string>
              <key>UILaunchImageOrientation</key>
              <string>Landscape</string>
              <key>UILaunchImageSize</key>
              <string>{320, 568}</string>
          </dict>
          <dict>
              <key>UILaunchImageMinimumOSVersion</key>
              <string>7.0</string>
              <key>UILaunchImageName</key>
              <string>Default-iOS7</string>
              <key>UILaunchImageOrientation</key>
              <string>Landscape</string>
              <key>UILaunchImageSize</key>
              <string>{320, 480}</string>
          </dict>
          <dict>
              <key>UILaunchImageMinimumOSVersion</key>
              <string>8.0</string>
              <key>UILaunchImageName</key>
              <string>Default-iOS8-667h</string>
              <key>UILaunchImageOrientation</key>
              <string>Landscape</string>
              <key>UILaunchImageSize</key>
              <string>{375, 667}</string>
          </dict>
          <dict>
              <key>UILaunchImageMinimumOSVersion</key>
              <string>8.0</string>
              <key>UILaunchImageName</key>
              <string>Default-iOS8-736h</string>
              <key>UILaunchImageOrientation</key>
              <string>Landscape</string>
              <key>UILaunchImageSize</key>
              <string>{414, 736}</string>
          </dict>
      </array>
  """
