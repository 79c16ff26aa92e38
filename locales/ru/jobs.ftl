## Work that is done elsewhere

jobs-no-ray = --ray: Ray не установлен; его ставит { $command }
jobs-ray-address = --ray: по адресу «{ $address }» ни один кластер Ray не отвечает: { $detail }
